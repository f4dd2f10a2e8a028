import styles from './Badge.module.css';

/** The badge's colour: done, under way, failed, or none of these. */
export type BadgeTone = 'green' | 'yellow' | 'red' | 'grey';

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
