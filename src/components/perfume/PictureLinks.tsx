import { Link, useLocation } from 'react-router-dom';
import { OPENED_BY_LINK, withoutOverlay } from '../../model/overlays';
import type { Product } from '../../model/product';
import { RemoteImage } from '../../ui/RemoteImage';
import { productPath } from './productPath';
import styles from './PictureLinks.module.css';

type Shown = Pick<Product, 'id' | 'name' | 'image'>;

/** Perfumes as small pictures with links. Shows nothing if there are none. */
export function PictureLinks({ title, products }: { title: string; products: readonly Shown[] }) {
  const location = useLocation();
  const { search } = location;
  const inPanel = new URLSearchParams(search).has('perfume');
  const linkOf = (product: Shown) => {
    const path = productPath(product);
    // Going from panel to panel keeps the search and sort of the list below, and Close returns to that list.
    return inPanel && path.includes('?')
      ? {
          to: `${path}&${withoutOverlay(search).toString()}`,
          replace: true,
          state: location.state as unknown,
        }
      : { to: path, state: OPENED_BY_LINK };
  };
  return (
    products.length > 0 && (
      <nav className={styles.links} aria-label={title}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ul role="list" className={styles.list}>
          {products.map((product) => (
            <li key={product.id}>
              <Link {...linkOf(product)} className={styles.link}>
                <RemoteImage src={product.image} alt="" />
                <span className={styles.name} dir="auto">
                  {product.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
