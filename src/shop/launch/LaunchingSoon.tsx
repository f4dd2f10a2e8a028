import type { ReactNode } from 'react';
import { Animation } from './Animation';
import styles from './LaunchingSoon.module.css';
import { NotifyMe } from './NotifyMe';
import { launchText } from './texts';

interface LaunchingSoonProps {
  /** Level of the 'New Collections' heading; without it there is no heading. */
  headingLevel?: 2 | 3;
  quiet?: boolean;
  /** The animation is the picture of the section. */
  large?: boolean;
  /** Replaces 'Launching Soon...', for example in the empty cart. */
  notice?: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function LaunchingSoon({
  headingLevel,
  quiet = false,
  large = false,
  notice = launchText('launching.soon'),
  action,
  children,
}: LaunchingSoonProps) {
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <div className={styles.launching} data-quiet={quiet || undefined} data-large={large || undefined}>
      {Heading && (
        <Heading className={quiet ? 'overline' : styles.title}>{launchText('launching.title')}</Heading>
      )}
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.soon}>
        <div>
          <p className={styles.notice}>{notice}</p>
          <div className={styles.actions}>
            {action}
            <NotifyMe kind={action ? 'quiet' : 'outline'} />
          </div>
        </div>
        <Animation />
      </div>
    </div>
  );
}
