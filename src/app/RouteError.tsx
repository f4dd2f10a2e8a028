import { Component, type ReactNode } from 'react';
import { t } from '../i18n/common';
import { logFailure } from '../lib/logger';
import { Button } from '../ui/Button';
import styles from './RouteError.module.css';

/** Catches what a page throws, so that Header and Footer live on, and offers to try again. */
export class RouteError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page could not be shown', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={styles.error} role="alert">
        <h1>{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <Button onClick={() => this.setState({ failed: false })}>{t('action.tryAgain')}</Button>
      </section>
    );
  }
}
