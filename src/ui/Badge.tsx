import styles from './Badge.module.css';

/** The badge's colour: done, under way, failed, or none of these. */
export type BadgeTone = 'green' | 'yellow' | 'red' | 'grey';

interface BadgeProps {
  tone: BadgeTone;
  children: string;
}

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
