import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { samples } from '#house/samples';
import { formatCents } from '#lib/money';
import { BuyButtons } from '#shop/checkout/BuyButtons';
import { LaunchingSoon } from '#shop/launch/LaunchingSoon';
import { SellingTerms } from '#shop/orders/SellingTerms';
import { Samples } from '#shop/perfumes/Samples';
import { PricePer100 } from '#shop/products/PricePer100';
import { sizeOf, type Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { priceText } from '#shop/products/texts';
import type { FoundProduct } from '#shop/products/useProductSearch';
import { Failure } from '#ui/Failure';
import { Skeleton } from '#ui/Skeleton';
import styles from './Offer.module.css';
import { productText } from './texts';

interface OfferProps {
  section: RefObject<HTMLElement | null>;
  name: string;
  path: string;
  found: FoundProduct;
}

/** The offer of a perfume, if the API sells it. Every state has the same height: nothing moves with the answer. */
export function Offer({ section, name, path, found }: OfferProps) {
  return (
    <section
      ref={section}
      className={styles.offer}
      tabIndex={-1}
      aria-label={productText('product.offer')}
      aria-busy={found.status === 'loading'}
    >
      {found.status === 'loading' && <Loading />}
      {found.status === 'found' && (
        <>
          <PriceAndButtons product={found.product} path={path} />
          <Sizes of={name} products={found.rows} />
          {samples.length > 0 && (
            <div className={styles.samples}>
              <Samples />
            </div>
          )}
        </>
      )}
      {found.status === 'notFound' && <LaunchingSoon />}
      {found.status === 'failed' && <Failure text={priceText('price.failed')} onRetry={found.retry} />}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p className={styles.price}>
        <Skeleton className={styles.priceSkeleton} />
        <span className="visually-hidden">{priceText('price.loading')}</span>
      </p>
      <SellingTerms />
      <div className={styles.actions}>
        <Skeleton className={styles.buttonSkeleton} />
        <Skeleton className={styles.buttonSkeleton} />
      </div>
    </>
  );
}

/** Price and buttons. Search engines read the offer as microdata of the page's product. */
function PriceAndButtons({ product, path }: { product: Product; path: string }) {
  const { name, price } = product;
  return (
    <>
      <p className={styles.price} itemProp="offers" itemScope itemType="https://schema.org/Offer">
        <data itemProp="price" value={(price / 100).toFixed(2)}>
          {formatCents(price)}
        </data>{' '}
        <PricePer100 name={name} price={price} />
        <meta itemProp="priceCurrency" content="USD" />
        <link itemProp="url" href={path} />
      </p>
      <SellingTerms />
      <BuyButtons product={product} wide />
    </>
  );
}

/** The other sizes of a perfume as rows that open their panels, named by what their names add to the perfume's. */
function Sizes({ of, products }: { of: string; products: readonly Product[] }) {
  const sizes = products.filter(({ name }) => sizeOf(name, of));
  if (sizes.length === 0) return null;
  return (
    <div className={styles.sizes}>
      <p id="sizes" className="overline accent">
        {productText('product.sizes')}
      </p>
      <ul role="list" aria-labelledby="sizes">
        {sizes.map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)} className={styles.size}>
              <bdi className={styles.sizeName}>{sizeOf(product.name, of)}</bdi>{' '}
              <span>
                {formatCents(product.price)} <PricePer100 {...product} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
