import { useEffect, useRef } from 'react';
import { hostAnswers, PageLoadError } from '../lib/missingCode';
import { useEvent } from '../lib/useEvent';
import { useCart } from '../shop/cart/CartContext';
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
    if (await hostAnswers()) window.location.reload();
    else announce(appText('error.network'));
  };
  return (
    <section className={styles.error} data-plain>
      <h1 ref={heading} tabIndex={-1}>
        {appText('error.title')}
      </h1>
      <p>{appText(notLoaded ? 'error.network' : 'error.text')}</p>
      <Button onClick={notLoaded ? () => void reload() : tryAgain}>{uiText('action.tryAgain')}</Button>
      {notLoaded && <WhenOnline then={reload} />}
    </section>
  );
}

/** Tries again when the connection returns, after the cart has sent its waiting changes. */
function WhenOnline({ then }: { then: () => Promise<void> }) {
  const { store } = useCart();
  const tryAgain = useEvent(() => void Promise.resolve(store?.settled()).then(then));
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return null;
}
