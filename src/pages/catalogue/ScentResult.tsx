import { type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { formatCents } from '#lib/money';
import { AddToCart } from '#shop/cart/AddToCart';
import { launchText } from '#shop/launch/texts';
import { Samples } from '#shop/perfumes/Samples';
import { perfumePicture } from '#shop/perfumes/perfumePicture';
import { PricePer100 } from '#shop/products/PricePer100';
import { priceText } from '#shop/products/texts';
import { useProductNamed, type FoundProduct } from '#shop/products/useProductSearch';
import type { ScentHit } from '#shop/search/wish/index';
import { sentencesOf } from '#shop/search/wishSentences';
import { ButtonLink } from '#ui/Button';
import { TryAgain } from '#ui/Failure';
import { Picture } from '#ui/Picture';
import styles from './ScentResult.module.css';
import type { FinderResult } from './finder';
import { finderText } from './finderTexts';

interface ScentResultProps {
  found: FinderResult;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The perfume that fits the answers best, what fits of it, and the others that fit. */
export function ScentResult({ found: { hits, isExact }, heading }: ScentResultProps) {
  const [best, ...others] = hits;
  if (!best) return null;
  return (
    <div className={styles.result}>
      <Picture
        source={perfumePicture(best.perfume)}
        alt=""
        sizes={`${media.tablet} 500px, 220px`}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <span className="overline accent">{finderText(isExact ? 'scent.result' : 'scent.nearest')}</span>{' '}
          <span>{best.name}</span>
        </h3>
        <p>{sentencesOf(best)}</p>
        <BestOffer {...best} />
        <Samples />
      </div>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="scent-others">
          <h4 id="scent-others" className="overline accent">
            {finderText('scent.others')}
          </h4>
          <ul role="list" className={styles.list}>
            {others.map((hit) => (
              <OtherPerfume key={hit.perfume} {...hit} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function BestOffer({ name, path }: ScentHit) {
  const offer = useProductNamed(name);
  return (
    <>
      <Price offer={offer} />
      <div className={styles.actions}>
        <ButtonLink to={path}>
          {finderText('scent.look')} <span className="visually-hidden">{name}</span>
        </ButtonLink>
        {offer.product && <AddToCart product={offer.product} kind="quiet" />}
      </div>
    </>
  );
}

function OtherPerfume(hit: ScentHit) {
  const offer = useProductNamed(hit.name);
  return (
    <li className={styles.other}>
      <Link to={hit.path} className={styles.name}>
        {hit.name}
      </Link>
      <Price offer={offer} />
      <p>{sentencesOf(hit)}</p>
    </li>
  );
}

/** A price from the API, or why there is none. */
function Price({ offer }: { offer: FoundProduct }) {
  if (offer.product)
    return (
      <p className={styles.price}>
        {formatCents(offer.product.price)} <PricePer100 {...offer.product} />
      </p>
    );
  return (
    <div tabIndex={-1} className={styles.unpriced}>
      {offer.status === 'notFound' ? launchText('launching.soon') : priceText(`price.${offer.status}`)}{' '}
      {offer.status === 'failed' && <TryAgain kind="quiet" onRetry={offer.retry} />}
    </div>
  );
}
