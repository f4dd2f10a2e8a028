import { memo } from 'react';
import { media } from '#config/media';
import { closerPictures } from '#house/closerPictures';
import { hoursPictures } from '#house/hoursPictures';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { classNames } from '#lib/classNames';
import { GuaranteeNotice } from '#shop/orders/GuaranteeNotice';
import { IngredientsAndSafety } from '#shop/perfumes/IngredientsAndSafety';
import { BelowFold } from '#ui/BelowFold';
import { Picture } from '#ui/Picture';
import { Hours } from './Hours';
import styles from './ProductPage.module.css';
import { NotesTimeline } from './NotesTimeline';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

/** The `sizes` of a picture beside text. */
const HALF = `${media.tablet} 50vw, 100vw`;

interface ChaptersProps {
  perfume: PerfumeKey;
}

/** A perfume's story, notes and advice. */
export const Chapters = memo(function Chapters({ perfume }: ChaptersProps) {
  return (
    <BelowFold>
      <Story perfume={perfume} />
      <Notes perfume={perfume} />
      <div className={styles.wearing}>
        <section className={styles.section} aria-labelledby="wear">
          <h2 id="wear">{productText('product.wear')}</h2>
          <ul role="list" className={styles.wear}>
            {allPerfumeTexts[perfume].wear.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </section>
        <IngredientsAndSafety name={perfumes[perfume].name} className={styles.section} />
      </div>
      <GuaranteeNotice className={classNames(styles.section, styles.whole)} />
    </BelowFold>
  );
});

function Story({ perfume }: ChaptersProps) {
  return (
    <div className={styles.chapter}>
      <section className={styles.section} aria-labelledby="story">
        <h2 id="story">{productText('product.story')}</h2>
        {allPerfumeTexts[perfume].story.map((paragraph) => (
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
function Notes({ perfume }: ChaptersProps) {
  const passing = hoursPictures[`hours${perfumes[perfume].pictures}`];
  const notes = (
    <section className={styles.section} aria-labelledby="notes">
      <h2 id="notes">{productText('product.notes')}</h2>
      <NotesTimeline perfume={perfume} notes={allPerfumeTexts[perfume].notes} />
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
