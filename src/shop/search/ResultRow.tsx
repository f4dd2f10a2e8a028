import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { lightRoom } from '#house/colours';
import { perfumes } from '#house/perfumes';
import type { GroundName } from '#houseTypes/perfume';
import { classNames } from '#lib/classNames';
import { formatCents } from '#lib/money';
import { perfumePicture } from '#shop/perfumes/perfumePicture';
import { perfumeOfProduct, type PerfumeTarget } from '#shop/products/perfumeTargets';
import type { Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { Picture } from '#ui/Picture';
import { RemoteImage } from '#ui/RemoteImage';
import styles from './ResultRow.module.css';

export interface ResultRowProps {
  path: string;
  name: string;
  picture?: ReactNode;
  detail?: string;
  /** Whole cents, if known. */
  price?: number | undefined;
  /** The room of its perfume, if it is one of the house. */
  ground?: GroundName;
  isLegal?: boolean;
}

/** The row of one of the shop's perfumes. @param sizes those of its picture */
export function perfumeRow(
  { perfume, name, path }: PerfumeTarget,
  sizes: string,
): ResultRowProps & { detail: string } {
  const picture = <Picture source={perfumePicture(perfume)} alt="" sizes={sizes} />;
  const { ground, tagline: detail } = perfumes[perfume];
  return { path, name, picture, detail, ground };
}

/** The sizes of the pictures of some answers: one or two are large rows, more are tiles. */
export const pictureSizes = (count: number): string =>
  count <= 2 ? `${media.tablet} 36vw, 100vw` : `${media.desktop} 22vw, 45vw`;

export function productRow(product: Product): ResultRowProps {
  const { name, price, image } = product;
  const own = perfumeOfProduct(name);
  return {
    path: productPath(product),
    name,
    picture: <RemoteImage src={image} alt="" />,
    price,
    ...(own && { ground: perfumes[own.perfume].ground }),
  };
}

export interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  tabIndex: -1;
}

/** A link to what is found: picture, name, reason, price. @param isLarge a large row on the wall of its picture */
export function ResultRow({
  path,
  name,
  picture,
  detail,
  price,
  ground = lightRoom,
  isLegal = false,
  isLarge = false,
  option,
}: ResultRowProps & { isLarge?: boolean; option?: OptionProps }) {
  // Between the words as they are read out.
  const gap = detail !== undefined || price !== undefined ? ' ' : '';
  return (
    <Link
      to={path}
      className={classNames(styles.row, isLarge && styles.room)}
      data-ground={isLarge ? ground : undefined}
      {...option}
    >
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <bdi className={isLegal ? undefined : styles.name}>{name}</bdi>
        {gap}
        {detail && <bdi className={classNames('small', styles.detail)}>{detail}</bdi>}
      </span>
      {gap}
      {price !== undefined && <span className={styles.price}>{formatCents(price)}</span>}
    </Link>
  );
}
