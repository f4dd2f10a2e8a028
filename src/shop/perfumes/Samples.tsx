import { Link } from 'react-router-dom';
import { samples } from '#house/samples';
import { formatCents } from '#lib/money';
import { AddToCart } from '#shop/cart/AddToCart';
import { productPath } from '#shop/products/productPath';
import { useProductNamed } from '#shop/products/useProductSearch';
import styles from './Samples.module.css';
import { perfumesText } from './texts';

/** The house's samples, as far as the API sells them. */
export function Samples() {
  return samples.map((sample) => <Sample key={sample.name} {...sample} />);
}

function Sample({ name, holds }: (typeof samples)[number]) {
  const { product } = useProductNamed(name);
  if (!product) return null;
  return (
    <div className={styles.sample}>
      <Link to={productPath(product)} className={styles.words}>
        {perfumesText('samples.offer', { holds, price: formatCents(product.price) })}
      </Link>
      <AddToCart product={product} kind="quiet" alone />
    </div>
  );
}
