import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '#lib/money';
import { Picture } from '#ui/Picture';
import { RemoteImage } from '#ui/RemoteImage';
import { perfumePicture } from '#shop/perfumes/perfumePicture';
import type { PerfumeTarget } from '#shop/products/perfumeTargets';
import type { Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import styles from './FoundRow.module.css';

export interface FoundRowProps {
  path: string;
  name: string;
  picture?: ReactNode;
  detail?: string;
  /** Whole cents, if known. */
  price?: number | undefined;
}

/** The row of one of the shop's perfumes. @param sizes those of its picture */
export function perfumeRow({ perfume, name, path }: PerfumeTarget, sizes: string): FoundRowProps {
  return { path, name, picture: <Picture source={perfumePicture(perfume)} alt="" sizes={sizes} /> };
}

/** The row of another product. */
export function productRow(product: Product): FoundRowProps {
  const { name, price, image } = product;
  return { path: productPath(product), name, picture: <RemoteImage src={image} alt="" />, price };
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
