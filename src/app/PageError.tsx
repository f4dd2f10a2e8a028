import { useEffect, useRef } from 'react';
import { MissingCodeError } from '#lib/useLoaded';
import { Button } from '#ui/Button';
import { uiText } from '#ui/texts';
import styles from './PageError.module.css';
import { appText } from './texts';

export function PageError({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), [error]);

  // Browsers may cache a module's failed load; only a new document requests it again. Offline there would be none.
  const isCodeMissing = error instanceof MissingCodeError;
  return (
    <section className={styles.error} data-plain>
      <h1 ref={heading} tabIndex={-1}>
        {appText('error.title')}
      </h1>
      <p>{appText(isCodeMissing ? 'error.network' : 'error.text')}</p>
      <Button onClick={isCodeMissing && navigator.onLine ? () => window.location.reload() : tryAgain}>
        {uiText('action.tryAgain')}
      </Button>
    </section>
  );
}
