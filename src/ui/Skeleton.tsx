import { classNames } from '#lib/classNames';
import styles from './Skeleton.module.css';

/** Reserves the space of something that is loading. The class sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
