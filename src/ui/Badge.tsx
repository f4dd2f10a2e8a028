import styles from './Badge.module.css';

interface BadgeProps {
  tone: 'green' | 'yellow' | 'red' | 'grey';
  /** On a dark ground. */
  onDark?: boolean;
  children: string;
}

/** A status in words behind a dot, both in its colour. */
export function Badge({ tone, onDark = false, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-ground={onDark ? 'dark' : undefined}>
      {children}
    </span>
  );
}
