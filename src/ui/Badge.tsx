import styles from './Badge.module.css';

interface BadgeProps {
  tone: 'green' | 'yellow' | 'red' | 'grey';
  /** Whether the background is dark. */
  onDark?: boolean;
  children: string;
}

/** A status in words with a dot, both in the status's colour. */
export function Badge({ tone, onDark = false, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-ground={onDark ? 'dark' : undefined}>
      {children}
    </span>
  );
}
