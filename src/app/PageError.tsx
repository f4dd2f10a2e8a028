import { useEffect, useEffectEvent, useRef } from 'react';
import { hostAnswers, PageLoadError, safeToReload } from '../lib/missingCode';
import { Button } from '../ui/Button';
import { announce } from '../ui/alerts/announce';
import { uiText } from '../ui/texts';
import styles from './PageError.module.css';
import { appText } from './texts';

interface PageErrorProps {
  error: unknown;
  tryAgain: () => void;
}

/** What is shown instead of a page that throws an error, or whose code can't be loaded. */
export function PageError({ error, tryAgain }: PageErrorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), [error]);

  const notLoaded = error instanceof PageLoadError;
  const reload = async (): Promise<void> => {
    // Browsers may cache a module's failed load; only a new document requests it again.
    if (!(await hostAnswers())) return announce(appText('error.network'));
    await safeToReload();
    // The user may have left this page meanwhile.
    if (heading.current) window.location.reload();
  };
  const reloadIfNotLoaded = useEffectEvent(() => {
    if (notLoaded) void reload();
  });
  useEffect(() => {
    window.addEventListener('online', reloadIfNotLoaded);
    return () => window.removeEventListener('online', reloadIfNotLoaded);
  }, []);
  return (
    <section className={styles.error} data-plain>
      <h1 ref={heading} tabIndex={-1}>
        {appText('error.title')}
      </h1>
      <p>{appText(notLoaded ? 'error.network' : 'error.text')}</p>
      <Button onClick={notLoaded ? () => void reload() : tryAgain}>{uiText('action.tryAgain')}</Button>
    </section>
  );
}
