import { Component, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '#lib/logger';
import { trackError } from './events/trackErrors';

/** How often a part is rendered anew on one page before it stays away. */
const RETRIES = 10;

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The path of the page; with another page everything is tried again. */
  page: string;
  /** Shown instead of children that throw; nothing by default. */
  fallback?: ComponentType<{ error: unknown; tryAgain: () => void }>;
}

const startState = (page: string) => ({ page, error: null as unknown, retries: RETRIES });

/** Keeps an error in one part of the layout. A part whose elements an extension has moved or removed is rendered anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ReturnType<typeof startState>> {
  override state = startState(this.props.page);

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: { page: string }) {
    return page === state.page ? null : startState(page);
  }

  override componentDidCatch(error: unknown) {
    logFailure('A part of the page could not be shown', error);
    // Errors that a boundary catches don't reach the window's listeners.
    if (__EVENTS__) trackError(error);
    // React throws this for an element that is not where it was.
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    if (isMissing && this.state.retries > 0)
      this.setState(({ retries }) => ({ error: null, retries: retries - 1 }));
  }

  override render() {
    const { children, fallback: Fallback } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return Fallback && <Fallback error={error} tryAgain={() => this.setState({ error: null })} />;
  }
}
