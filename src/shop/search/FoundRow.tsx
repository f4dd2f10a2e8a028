import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '../../lib/money';
import styles from './FoundRow.module.css';

export interface FoundRowProps {
  path: string;
  name: string;
  picture?: ReactNode;
  detail?: string;
  /** Whole cents, if known. */
  price?: number | undefined;
}

/** The attributes of an entry of the overlay's list. */
export interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  tabIndex: -1;
}

/** A link to what is found: a small picture, its name, the reason, and its price if known. */
export function FoundRow({
  path,
  name,
  picture,
  detail,
  price,
  option,
}: FoundRowProps & { option?: OptionProps }) {
  // Between the words as they are read out.
  const gap = detail !== undefined || price !== undefined ? ' ' : '';
  return (
    <Link to={path} className={styles.row} {...option}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {gap}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {gap}
      {price !== undefined && <span className={styles.price}>{formatCents(price)}</span>}
    </Link>
  );
}
