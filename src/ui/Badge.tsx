import styles from './Badge.module.css';

interface BadgeProps {
  tone: 'green' | 'yellow' | 'red' | 'grey';
  children: string;
}

/** A status in words with a dot, both in the status's colour. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
