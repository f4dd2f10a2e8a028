import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { media } from '#config/media';
import { paths } from '#config/paths';
import { lastUpdated, legal } from '#house/legal';
import { legalNames, type LegalKey } from '#house/legalNames';
import type { LegalText } from '#houseTypes/legal';
import { showElement } from '#lib/showElement';
import { useGoBack } from '#lib/useGoBack';
import { useMediaQuery } from '#lib/useMediaQuery';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import styles from './LegalPage.module.css';
import { legalText } from './texts';

interface LegalPageProps {
  text: LegalKey;
}

export function meta({ text }: LegalPageProps) {
  return { title: legalNames[text], description: legal[text].description };
}

export default function LegalPage({ text }: LegalPageProps) {
  const { intro, sections } = legal[text];
  const navigate = useNavigate();
  const goBack = useGoBack(() => void navigate(paths.home));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button kind="quiet" onClick={goBack}>
          <span className={styles.back}>
            <Icon name="left" />
            {legalText('legal.back')}
          </span>
        </Button>
        <h1 className={styles.title}>{legalNames[text]}</h1>
        <p className={styles.updated}>{legalText('legal.updated', { date: lastUpdated })}</p>
      </header>
      <Contents sections={sections} />
      <div className={styles.text}>
        <p className={styles.intro}>{intro}</p>
        {sections.map(({ id, heading, paragraphs, list, link }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul role="list" className="dashes">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {link && (
              <p>
                <Link to={link.to} className="target">
                  {link.text}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Links to the headings of a legal text, folded where they stand above it. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const isBeside = useMediaQuery(media.desktop);
  return (
    <nav className={styles.contents} aria-label={legalText('legal.contents')}>
      <details open={isBeside}>
        <summary className={styles.contentsTitle}>{legalText('legal.contents')}</summary>
        <ol role="list" className={styles.contentsList}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Goes to a heading without adding a history entry, so that 'Back to Previous Page' leaves the page. */
function goTo(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', `#${id}`);
  showElement(id);
}
