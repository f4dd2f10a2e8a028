import { useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { paths } from '#config/paths';
import { closerPictures } from '#house/closerPictures';
import { hoursPictures } from '#house/hoursPictures';
import { brand } from '#house/house';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import type { PerfumeText } from '#houseTypes/perfume';
import { pageText } from '#i18n/pageTexts';
import { classNames } from '#lib/classNames';
import { GuaranteeNotice } from '#shop/orders/GuaranteeNotice';
import { IngredientsAndSafety } from '#shop/perfumes/IngredientsAndSafety';
import { ScentGlance } from '#shop/perfumes/ScentGlance';
import { ShareButton } from '#shop/perfumes/ShareButton';
import { leadingNotes } from '#shop/perfumes/glance';
import { useTrackPerfume } from '#shop/perfumes/useTrackPerfume';
import { SaveButton } from '#shop/products/SaveButton';
import { sharePicture } from '#shop/products/productPath';
import { sizeWithOunces } from '#shop/products/size';
import { useProductNamed, type FoundProduct } from '#shop/products/useProductSearch';
import { Later } from '#ui/Later';
import { Picture } from '#ui/Picture';
import { BuyingBar } from './BuyingBar';
import { Companion } from './Companion';
import { Hours } from './Hours';
import { NextPerfume } from './NextPerfume';
import { Offer } from './Offer';
import { PerfumePictures } from './PerfumePictures';
import styles from './ProductPage.module.css';
import { Unfolding } from './Unfolding';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

/** The `sizes` of a picture beside text. */
const HALF = `${media.tablet} 50vw, 100vw`;

interface ProductPageProps {
  perfume: PerfumeKey;
}

interface ChapterProps extends ProductPageProps {
  text: PerfumeText;
}

export function meta({ perfume }: ProductPageProps) {
  return { title: perfumes[perfume].name, description: allPerfumeTexts[perfume].description };
}

export default function ProductPage({ perfume }: ProductPageProps) {
  const text = allPerfumeTexts[perfume];
  return (
    <>
      <PageWithOffer
        perfume={perfume}
        text={text}
        chapters={
          <Later>
            <Story perfume={perfume} text={text} />
            <Notes perfume={perfume} text={text} />
            <div className={styles.wearing}>
              <section className={styles.section} aria-labelledby="wear">
                <h2 id="wear">{productText('product.wear')}</h2>
                <ul role="list" className={styles.wear}>
                  {text.wear.map((advice) => (
                    <li key={advice}>{advice}</li>
                  ))}
                </ul>
              </section>
              <IngredientsAndSafety name={perfumes[perfume].name} className={styles.section} />
            </div>
            <GuaranteeNotice className={classNames(styles.section, styles.whole)} />
          </Later>
        }
        companion={
          <Later>
            <Companion of={perfume} />
          </Later>
        }
      />
      <Later>
        <NextPerfume after={perfume} />
      </Later>
    </>
  );
}

interface PageWithOfferProps extends ChapterProps {
  /** What does not depend on the API: the page makes it, so that the answer does not rerender it. */
  chapters: ReactNode;
  companion: ReactNode;
}

/** Everything above the next perfume. It asks the API for the product, once. */
function PageWithOffer({ perfume, text, chapters, companion }: PageWithOfferProps) {
  const found = useProductNamed(perfumes[perfume].name);
  useTrackPerfume(found.status === 'found' ? found.product : undefined);
  const offer = useRef<HTMLElement>(null);
  return (
    // The buying bar sticks to the bottom of the screen inside it, so it ends before the next perfume.
    <div>
      <article
        className={styles.product}
        data-ground={perfumes[perfume].ground}
        itemScope
        itemType="https://schema.org/Product"
      >
        <Microdata perfume={perfume} text={text} />
        <Opening perfume={perfume} text={text} offer={offer} found={found} />
        {chapters}
      </article>
      {companion}
      {found.status === 'found' && <BuyingBar product={found.product} offer={offer} />}
    </div>
  );
}

/** What search engines read of a perfume besides its name and offer, which the page shows. */
function Microdata({ perfume, text }: ChapterProps) {
  const { path, ml } = perfumes[perfume];
  return (
    <>
      <link itemProp="url" href={path} />
      <link itemProp="image" href={sharePicture(path)} />
      <meta itemProp="description" content={text.description} />
      <meta itemProp="size" content={`${ml} ml`} />
      <meta itemProp="brand" content={brand} />
    </>
  );
}

interface OpeningProps extends ChapterProps {
  offer: RefObject<HTMLElement | null>;
  found: FoundProduct;
}

function Opening({ perfume, text, offer, found }: OpeningProps) {
  const { name, tagline, path, ml, concentration } = perfumes[perfume];
  return (
    <div className={styles.opening}>
      <Breadcrumb name={name} />
      <PerfumePictures
        key={perfume}
        perfume={perfume}
        product={found.status === 'found' ? found.product : undefined}
      />
      <div className={styles.buying} data-words="">
        <div className={styles.heading}>
          <div className={styles.name}>
            <h1 itemProp="name">{name}</h1>
            {found.status === 'found' && <SaveButton product={found.product} />}
          </div>
          <p className={styles.tagline} data-headline="">
            {tagline}
          </p>
          <p className={styles.scent}>
            {leadingNotes(text.notes)
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
        <ScentGlance perfume={perfume} text={text} notes={false} />
      </div>
    </div>
  );
}

function Story({ perfume, text }: ChapterProps) {
  return (
    <div className={styles.chapter}>
      <section className={styles.section} aria-labelledby="story">
        <h2 id="story">{productText('product.story')}</h2>
        {text.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Picture
        source={closerPictures[`macro${perfumes[perfume].pictures}`]}
        alt=""
        sizes={HALF}
        className={styles.beside}
      />
    </div>
  );
}

/** The notes over their hours, beside the light of these hours if the perfume has its pictures. */
function Notes({ perfume, text }: ChapterProps) {
  const passing = hoursPictures[`hours${perfumes[perfume].pictures}`];
  const notes = (
    <section className={styles.section} aria-labelledby="notes">
      <h2 id="notes">{productText('product.notes')}</h2>
      <Unfolding perfume={perfume} notes={text.notes} />
    </section>
  );
  if (passing)
    return (
      <Hours pictures={passing} hours={perfumes[perfume].facets.lastsHours}>
        {notes}
      </Hours>
    );
  return (
    <div className={classNames(styles.chapter, styles.mirrored)}>
      {notes}
      <Picture {...picturesOf(perfume).detail} sizes={HALF} className={styles.beside} />
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
