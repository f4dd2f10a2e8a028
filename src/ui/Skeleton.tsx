import { classNames } from '../lib/classNames';
import styles from './Skeleton.module.css';

/** Reserves the place of something that is still loading; its size comes from the class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
