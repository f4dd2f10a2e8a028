import type { MouseEvent } from 'react';
import styles from './SkipToFooter.module.css';

const FOOTER_ID = 'footer';

/** Leads past a list that grows as it is read; it shows when it has the focus. */
export function SkipToFooter({ label }: { label: string }) {
  const skip = (event: MouseEvent): void => {
    // Not by the address: an entry in the history for it would be in the way of Back.
    event.preventDefault();
    const footer = document.getElementById(FOOTER_ID);
    footer?.focus({ preventScroll: true });
    footer?.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={`#${FOOTER_ID}`} onClick={skip}>
      {label}
    </a>
  );
}
