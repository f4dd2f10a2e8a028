import type { MouseEvent } from 'react';
import type { LegalText } from '../../i18n/legal';
import { t } from '../../i18n/legalPage';
import styles from './Contents.module.css';

/** Links to the headings of a legal text. */
export function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {t('legal.contents')}
      </h2>
      <ol role="list" className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Goes to a heading without adding a history entry, so that 'Back to Previous Page' leaves the page. */
function goTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', `#${id}`);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
