import { memo } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { finderPath } from '#config/paths';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { pageText } from '#i18n/pageTexts';
import { perfumePicture } from '#shop/perfumes/perfumePicture';
import { ButtonLink } from '#ui/Button';
import { BelowFold } from '#ui/BelowFold';
import { Picture } from '#ui/Picture';
import styles from './Companion.module.css';
import { productText } from './texts';

/** The perfume that goes with this one, and why; nothing for one that is worn alone. */
export const Companion = memo(function Companion({ of }: { of: PerfumeKey }) {
  const { wornWith } = perfumes[of];
  if (!wornWith) return null;
  const { perfume, reason } = wornWith;
  const { name, path } = perfumes[perfume];
  return (
    <BelowFold>
      <section className={styles.companion} aria-labelledby="companion">
        <Picture
          source={perfumePicture(perfume)}
          alt=""
          sizes={`${media.desktop} 22vw, ${media.tablet} 30vw, 120px`}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 id="companion" className="overline accent">
            {productText('companions.title')}
          </h2>
          <p className={styles.name}>
            <Link to={path} className="target">
              {name}
            </Link>
          </p>
          <p>{reason}</p>
          <ButtonLink kind="quiet" to={finderPath()}>
            {pageText('finder.title')}
          </ButtonLink>
        </div>
      </section>
    </BelowFold>
  );
});
