import type { ReactNode } from 'react';
import { uiText } from './texts';
import { classNames } from '../lib/classNames';
import styles from './Nameplate.module.css';

/** A name in the double-ruled plate of the bottles. The brand above it belongs to the drawing and is no text. */
export function Nameplate({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={classNames(styles.plate, className)} data-brand={uiText('brand.name')}>
      <span className={styles.name} dir="auto">
        {children}
      </span>
    </span>
  );
}
