import type { MouseEvent } from 'react';
import { classNames } from '#lib/classNames';
import { showElement } from '#lib/showElement';
import { uiText } from '../texts';
import styles from './SkipToFooter.module.css';

const FOOTER_ID = 'footer';

/** A link that skips a list that grows while scrolling; visible only with focus. */
export function SkipToFooter() {
  const skip = (event: MouseEvent): void => {
    // A fragment link would add a history entry and get in the way of Back.
    event.preventDefault();
    showElement(FOOTER_ID);
  };
  return (
    <a className={classNames('visually-hidden', styles.skip)} href={`#${FOOTER_ID}`} onClick={skip}>
      {uiText('list.skipToFooter')}
    </a>
  );
}
