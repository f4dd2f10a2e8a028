import styles from './Badge.module.css';

/** A status in words on a light tint of its own hue. */
export function Badge({ tone, children }: { tone: 'green' | 'yellow' | 'red' | 'grey'; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
