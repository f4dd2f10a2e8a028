import { Component, createRef, useEffect, type ReactNode } from 'react';
import { useCart } from '../contexts/CartContext';
import { t } from '../i18n/common';
import { logFailure } from '../lib/logger';
import { useEvent } from '../lib/useEvent';
import { announce } from '../ui/announce';
import { Button } from '../ui/Button';
import { isReachable, PageLoadError } from '../lib/missingCode';
import { reportError } from './reports';
import styles from './RouteError.module.css';

interface RouteErrorProps {
  children: ReactNode;
}

/** Catches errors of a page, so that Header and Footer stay usable, and offers to try again. */
export class RouteError extends Component<RouteErrorProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page could not be shown', error);
    // Errors that a boundary catches don't reach the window's listeners.
    if (__REPORT_URL__ !== null) reportError(error);
    // The focused element was removed with the page.
    this.heading.current?.focus();
  }

  private readonly tryAgain = async (): Promise<void> => {
    if (!(this.state.error instanceof PageLoadError)) this.setState({ error: null });
    // Browsers may cache a module's failed load; only a new document requests it again.
    else if (await isReachable()) window.location.reload();
    else announce(t('error.network'));
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    const notLoaded = this.state.error instanceof PageLoadError;
    return (
      <section className={styles.error} data-plain>
        <h1 ref={this.heading} tabIndex={-1}>
          {t('error.title')}
        </h1>
        <p>{t(notLoaded ? 'error.network' : 'error.text')}</p>
        <Button onClick={() => void this.tryAgain()}>{t('action.tryAgain')}</Button>
        {notLoaded && <WhenOnline then={this.tryAgain} />}
      </section>
    );
  }
}

/** Tries again when the connection returns, after the cart has sent its waiting changes. */
function WhenOnline({ then }: { then: () => Promise<void> }) {
  const { settled } = useCart();
  const tryAgain = useEvent(() => void settled().then(then));
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return null;
}
