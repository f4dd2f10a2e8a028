import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/logger';
import { trackError } from './trackErrors';

/** How often a part is rendered anew on one page before it stays away. */
const RETRIES = 10;

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The path of the page; with another page everything is tried again. */
  page: string;
  /** Shown instead of children that throw. Without it they are rendered anew. */
  fallback?: (error: unknown, tryAgain: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  page?: string;
  error: unknown;
  retries: number;
}

/** Whether React missed an element that something else, for example an extension, has moved or removed. */
function isElementMissing(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/**
 * Keeps an error in one part of the layout from emptying the whole page. A part whose
 * elements were moved or removed by an extension is rendered anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, retries: RETRIES };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return page === state.page ? null : { page, error: null, retries: RETRIES };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A part of the page could not be shown', error);
    // Errors that a boundary catches don't reach the window's listeners.
    if (__EVENTS__) trackError(error);
    const { retries } = this.state;
    if (retries > 0 && (!this.props.fallback || isElementMissing(error)))
      this.setState({ error: null, retries: retries - 1 });
  }

  private readonly tryAgain = (): void => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback?.(error, this.tryAgain);
  }
}
