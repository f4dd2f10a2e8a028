import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './FoundRow.module.css';

interface FoundRowProps {
  path: string;
  name: string;
  picture: ReactNode;
  detail?: string;
  drawing?: ReactNode;
  price: string | null;
}

/** A found perfume: a small picture, its name, the reason, and its price if known. */
export function FoundRow({ path, name, picture, detail, drawing, price }: FoundRowProps) {
  return (
    <li>
      <Link to={path} className={styles.row}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>{' '}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>{' '}
        {drawing}
        {price !== null && <span className={styles.price}>{price}</span>}
      </Link>
    </li>
  );
}
