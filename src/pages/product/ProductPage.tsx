import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { GuaranteeNotice } from '../../components/buying/GuaranteeNotice';
import { ScentGlance } from '../../components/perfume/ScentGlance';
import { IngredientsAndSafety } from '../../components/perfume/IngredientsAndSafety';
import { LazyRecentlyViewed } from '../../components/perfume/LazyRecentlyViewed';
import { WithQueries } from '../../components/WithQueries';
import { closerPictures } from '#house/closerPictures';
import { families } from '#house/families';
import { hoursPictures } from '#house/hoursPictures';
import { paths } from '../../config/paths';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { PerfumeText } from '../../config/perfume';
import { sizeWithOunces } from '../../components/perfume/sizeText';
import { t } from '../../i18n/product';
import { classNames } from '../../lib/classNames';
import { useAfterFirstPaint } from '../../lib/useAfterFirstPaint';
import { leadingNotes } from '../../model/glance';
import groundStyles from '#house/grounds.module.css';
import { HydrateLater } from '../../ui/HydrateLater';
import { Picture } from '../../ui/Picture';
import { Companions } from './Companions';
import { Hours } from './Hours';
import { LazyBuyingBar } from './LazyBuyingBar';
import { NextPerfume } from './NextPerfume';
import { Offer } from './Offer';
import { perfumeContent } from './perfumeContent';
import { PictureTools } from './PictureTools';
import styles from './ProductPage.module.css';
import { Unfolding } from './Unfolding';
import { Views } from './Views';

/** The `sizes` of a picture beside text. */
const HALF = '(min-width: 700px) 50vw, 100vw';

/** Phones in portrait. On an upright tablet, the portrait plate would fill the screen. */
const PORTRAIT_PHONE = '(max-width: 600px) and (orientation: portrait)';

interface ProductPageProps {
  perfume: PerfumeKey;
  text: PerfumeText;
}

export function meta({ perfume, text }: ProductPageProps) {
  return { title: perfumeContent(perfume).name, description: text.description };
}

/** The page of one of the shop's own perfumes. */
export default function ProductPage({ perfume, text }: ProductPageProps) {
  const { name, tagline, path, detail } = perfumeContent(perfume);
  const { ground, ml, concentration, facets, pictures: set } = perfumes[perfume];
  const below = useAfterFirstPaint();
  const offer = useRef<HTMLElement>(null);
  const passing = hoursPictures[`hours${set}`];
  const notes = (
    <section className={styles.section} aria-labelledby="notes">
      <h2 id="notes">{t('product.notes')}</h2>
      <Unfolding perfume={perfume} notes={text.notes} />
    </section>
  );
  return (
    <>
      {/* The buying bar sticks to the bottom of the screen inside it, so it ends before the next perfume. */}
      <div>
        <article className={classNames(styles.product, groundStyles[ground])} data-alerts="left">
          <div className={styles.opening}>
            <Breadcrumb name={name} />
            <Views key={perfume} perfume={perfume} below={below}>
              {below && (
                <WithQueries>
                  <PictureTools perfume={perfume} />
                </WithQueries>
              )}
            </Views>
            <div className={styles.buying}>
              <div className={styles.heading}>
                <h1 className={styles.name}>{name}</h1>
                <p className={styles.scent}>
                  <span className={styles.family}>{families[facets.notes[0]]}</span>{' '}
                  {leadingNotes(text.notes)
                    .map((note) => note.name)
                    .join(' · ')}
                </p>
                <p className={styles.tagline}>{tagline}</p>
                <p className={styles.kind}>
                  {t('product.kind', { concentration, size: sizeWithOunces(ml) })}
                </p>
              </div>
              <WithQueries>
                <Offer section={offer} name={name} path={path} />
              </WithQueries>
            </div>
            {below && (
              <div className={styles.glance}>
                <ScentGlance perfume={perfume} text={text} notes={false} />
              </div>
            )}
          </div>
          {below && (
            <HydrateLater>
              <div className={styles.chapter}>
                <section className={styles.section} aria-labelledby="story">
                  <h2 id="story">{t('product.story')}</h2>
                  {text.story.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
                <Picture
                  source={closerPictures[`macro${set}`]}
                  alt=""
                  sizes={HALF}
                  className={styles.beside}
                />
              </div>
              {passing ? (
                <Hours pictures={passing}>{notes}</Hours>
              ) : (
                <div className={classNames(styles.chapter, styles.mirrored)}>
                  {notes}
                  <Picture {...detail} sizes={HALF} className={styles.beside} />
                </div>
              )}
              <div className={styles.plate}>
                <Picture
                  source={closerPictures[`plate${set}`]}
                  tall={closerPictures[`plate${set}Tall`]}
                  tallMedia={PORTRAIT_PHONE}
                  alt=""
                  sizes="100vw"
                />
                <p className={styles.words} aria-hidden="true">
                  {tagline}
                </p>
              </div>
              <div className={styles.wearing}>
                <section className={styles.section} aria-labelledby="wear">
                  <h2 id="wear">{t('product.wear')}</h2>
                  <ul className={styles.wear}>
                    {text.wear.map((advice) => (
                      <li key={advice}>{advice}</li>
                    ))}
                  </ul>
                </section>
                <IngredientsAndSafety name={name} className={styles.section} />
              </div>
              <GuaranteeNotice className={classNames(styles.section, styles.whole)} />
            </HydrateLater>
          )}
        </article>
        {below && (
          <HydrateLater>
            <Companions perfume={perfume} />
            <div className={styles.seen}>
              <LazyRecentlyViewed except={name} />
            </div>
          </HydrateLater>
        )}
        {below && (
          <WithQueries>
            <LazyBuyingBar name={name} offer={offer} />
          </WithQueries>
        )}
      </div>
      {below && (
        <HydrateLater>
          <NextPerfume after={perfume} />
        </HydrateLater>
      )}
    </>
  );
}

function Breadcrumb({ name }: { name: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label={t('product.breadcrumb')}>
      <ol>
        <li>
          <Link to={paths.home}>{t('product.home')}</Link>
        </li>
        <li>
          <Link to={paths.products}>{t('product.perfumes')}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
