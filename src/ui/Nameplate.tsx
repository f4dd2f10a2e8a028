import type { ReactNode } from 'react';
import { t } from '../i18n/common';
import { classNames } from '../lib/classNames';
import styles from './Nameplate.module.css';

/** A name under the brand's, in the double-ruled plate of the bottles. The brand is hidden from screen readers. */
export function Nameplate({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={classNames(styles.plate, className)}>
      <span className={styles.brand} aria-hidden="true">
        {t('brand.name')}
      </span>
      <span className={styles.name} dir="auto">
        {children}
      </span>
    </span>
  );
}
