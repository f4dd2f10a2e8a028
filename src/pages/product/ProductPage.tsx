import { useRef } from 'react';
import { ScentGlance } from '../../components/choosing/ScentGlance';
import { BuyingProvider } from '../../components/BuyingProvider';
import { SaveButtonProvider } from '../../components/LazySaveButton';
import { IngredientsAndSafety } from '../../components/IngredientsAndSafety';
import { LazyRecentlyViewed } from '../../components/LazyRecentlyViewed';
import { WithQueries } from '../../components/WithQueries';
import type { PerfumeKey } from '../../config/perfumes';
import type { PerfumeText } from '../../i18n/perfumeText';
import { t } from '../../i18n/product';
import { useAfterFirstPaint } from '../../lib/useAfterFirstPaint';
import { HydrateLater } from '../../ui/HydrateLater';
import { Picture } from '../../ui/Picture';
import { Reveal } from '../../ui/Reveal';
import { Breadcrumb } from './Breadcrumb';
import { LazyBuyingBar } from './LazyBuyingBar';
import { LazyCompanions } from './LazyCompanions';
import { NextPerfume } from './NextPerfume';
import { Offer } from './Offer';
import { keyAfter, perfumeContent } from './perfumeContent';
import { PictureTools } from './PictureTools';
import styles from './ProductPage.module.css';
import { Unfolding } from './Unfolding';

interface ProductPageProps {
  perfume: PerfumeKey;
  text: PerfumeText;
}

export function meta({ perfume, text }: ProductPageProps) {
  return { title: perfumeContent(perfume).name, description: text.description };
}

/** The page of one of the house's perfumes (behaviour 9.1). */
export default function ProductPage(props: ProductPageProps) {
  return (
    <BuyingProvider>
      <Perfume {...props} />
    </BuyingProvider>
  );
}

function Perfume({ perfume, text }: ProductPageProps) {
  const { name, tagline, picture, alt, path } = perfumeContent(perfume);
  const below = useAfterFirstPaint();
  const offer = useRef<HTMLElement>(null);
  return (
    <>
      <article className={styles.product}>
        <Breadcrumb name={name} />
        <div className={styles.frame}>
          <Picture
            source={picture}
            sharedBy={path}
            alt={alt}
            sizes="(min-width: 700px) 50vw, 100vw"
            priority
            className={styles.picture}
          />
          {below && (
            <SaveButtonProvider>
              <WithQueries>
                <PictureTools perfume={perfume} />
              </WithQueries>
            </SaveButtonProvider>
          )}
        </div>
        <div className={styles.words}>
          <div className={styles.buying}>
            <div className={styles.heading}>
              <h1 className={styles.name}>{name}</h1>
              <p className={styles.tagline}>{tagline}</p>
              <p className={styles.kind}>
                {t('product.kind', { concentration: text.concentration, size: text.size })}
              </p>
            </div>
            <WithQueries>
              <Offer section={offer} name={name} path={path} />
            </WithQueries>
            {below && <ScentGlance perfume={perfume} text={text} />}
          </div>
          {below && (
            <HydrateLater>
              <section className={styles.section} aria-labelledby="story">
                <h2 id="story">{t('product.story')}</h2>
                {text.story.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
              <Reveal>
                <section className={styles.section} aria-labelledby="notes">
                  <h2 id="notes">{t('product.notes')}</h2>
                  <Unfolding perfume={perfume} notes={text.notes} />
                </section>
              </Reveal>
              <section className={styles.section} aria-labelledby="wear">
                <h2 id="wear">{t('product.wear')}</h2>
                <ul className={styles.wear}>
                  {text.wear.map((advice) => (
                    <li key={advice}>{advice}</li>
                  ))}
                </ul>
              </section>
              <IngredientsAndSafety name={name} className={styles.section} />
            </HydrateLater>
          )}
        </div>
      </article>
      {below && (
        <HydrateLater>
          <LazyCompanions perfume={perfume} />
          <div className={styles.seen}>
            <LazyRecentlyViewed except={name} />
          </div>
          <NextPerfume perfume={perfumeContent(keyAfter(perfume))} />
        </HydrateLater>
      )}
      {below && (
        <WithQueries>
          <LazyBuyingBar name={name} offer={offer} />
        </WithQueries>
      )}
    </>
  );
}
