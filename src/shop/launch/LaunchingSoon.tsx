import type { ReactNode } from 'react';
import { Animation } from './Animation';
import styles from './LaunchingSoon.module.css';
import { NotifyMe } from './NotifyMe';
import { launchText } from './texts';

interface LaunchingSoonProps {
  /** With the heading 'New Collections', either the animation is the picture of a section, or all is small. */
  look?: 'large' | 'quiet';
  /** Replaces 'Launching Soon...', for example in the empty cart. */
  notice?: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function LaunchingSoon({
  look,
  notice = launchText('launching.soon'),
  action,
  children,
}: LaunchingSoonProps) {
  return (
    <div className={styles.launching} data-look={look}>
      {look && (
        <h2 className={look === 'quiet' ? 'overline' : styles.title}>{launchText('launching.title')}</h2>
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
