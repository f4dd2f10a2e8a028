import styles from './Header.module.css';

/** The number on an icon of the header; nothing for 0. */
export function ToolCount({ count }: { count: number }) {
  return count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>;
}
