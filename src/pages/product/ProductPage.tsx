import { useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths';
import { brand } from '#house/house';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { pageText } from '#i18n/pageTexts';
import { ScentGlance } from '#shop/perfumes/ScentGlance';
import { ShareButton } from '#shop/perfumes/ShareButton';
import { leadingNotes } from '#shop/perfumes/glance';
import { useTrackPerfume } from '#shop/perfumes/useTrackPerfume';
import { SaveButton } from '#shop/products/SaveButton';
import { sharePicture } from '#shop/products/productPath';
import { sizeWithOunces } from '#shop/products/size';
import { useProductNamed, type FoundProduct } from '#shop/products/useProductSearch';
import { BuyingBar } from './BuyingBar';
import { Chapters } from './Chapters';
import { Companion } from './Companion';
import { NextPerfume } from './NextPerfume';
import { Offer } from './Offer';
import { PerfumePictures } from './PerfumePictures';
import styles from './ProductPage.module.css';
import { productText } from './texts';

interface ProductPageProps {
  perfume: PerfumeKey;
}

export function meta({ perfume }: ProductPageProps) {
  return { title: perfumes[perfume].name, description: allPerfumeTexts[perfume].description };
}

/** What does not depend on the API is memoized, so that the answer does not render or hydrate it. */
export default function ProductPage({ perfume }: ProductPageProps) {
  const found = useProductNamed(perfumes[perfume].name);
  useTrackPerfume(found.product);
  const offer = useRef<HTMLElement>(null);
  return (
    <>
      {/* The buying bar sticks to the bottom of the screen inside it, so it ends before the next perfume. */}
      <div>
        <article
          className={styles.product}
          data-ground={perfumes[perfume].ground}
          itemScope
          itemType="https://schema.org/Product"
        >
          <Microdata perfume={perfume} />
          <Opening perfume={perfume} offer={offer} found={found} />
          <Chapters perfume={perfume} />
        </article>
        <Companion of={perfume} />
        {found.product && <BuyingBar product={found.product} offer={offer} />}
      </div>
      <NextPerfume after={perfume} />
    </>
  );
}

/** What search engines read of a perfume besides its name and offer, which the page shows. */
function Microdata({ perfume }: ProductPageProps) {
  const { path, ml } = perfumes[perfume];
  return (
    <>
      <link itemProp="url" href={path} />
      <link itemProp="image" href={sharePicture(path)} />
      <meta itemProp="description" content={allPerfumeTexts[perfume].description} />
      <meta itemProp="size" content={`${ml} ml`} />
      <meta itemProp="brand" content={brand} />
    </>
  );
}

interface OpeningProps extends ProductPageProps {
  offer: RefObject<HTMLElement | null>;
  found: FoundProduct;
}

function Opening({ perfume, offer, found }: OpeningProps) {
  const { name, tagline, path, ml, concentration } = perfumes[perfume];
  return (
    <div className={styles.opening}>
      <Breadcrumb name={name} />
      <PerfumePictures key={perfume} perfume={perfume} product={found.product} />
      <div className={styles.buying} data-words="">
        <div className={styles.heading}>
          <div className={styles.name}>
            <h1 itemProp="name">{name}</h1>
            {found.product && <SaveButton product={found.product} />}
          </div>
          <p className={styles.tagline} data-headline="">
            {tagline}
          </p>
          <p className={styles.scent}>
            {leadingNotes(allPerfumeTexts[perfume].notes)
              .map((note) => note.name)
              .join(' · ')}
          </p>
          <div className={styles.kind}>
            <p>{productText('product.kind', { concentration, size: sizeWithOunces(ml) })}</p>
            <ShareButton title={name} path={path} />
          </div>
        </div>
        <Offer section={offer} name={name} path={path} found={found} />
      </div>
      <div className={styles.glance} data-words="">
        <ScentGlance perfume={perfume} notes={false} />
      </div>
    </div>
  );
}

function Breadcrumb({ name }: { name: string }) {
  return (
    <nav className={styles.breadcrumb} data-words="" aria-label={productText('product.breadcrumb')}>
      <ol role="list">
        <li>
          <Link to={paths.home}>{pageText('navbar.home')}</Link>
        </li>
        <li>
          <Link to={paths.products}>{productText('product.perfumes')}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
