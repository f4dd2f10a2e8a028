import { memo } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { keysOf } from '#lib/tables';
import { BelowFold } from '#ui/BelowFold';
import { Picture } from '#ui/Picture';
import { Reveal } from '#ui/Reveal';
import styles from './NextPerfume.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

/** A large picture of the next perfume, in its room; the whole area is a link. After the last perfume comes the first. */
export const NextPerfume = memo(function NextPerfume({ after }: { after: PerfumeKey }) {
  const keys = keysOf(perfumes);
  const next = keys[(keys.indexOf(after) + 1) % keys.length] ?? after;
  const { name, path, tagline, ground } = perfumes[next];
  return (
    <BelowFold>
      <aside className={styles.next} data-ground={ground} aria-labelledby="next-perfume">
        <div className={styles.words}>
          <p className="overline accent">{productText('product.next')}</p>
          <h2 id="next-perfume" className={styles.name}>
            <Link to={path} className="cover">
              {name}
            </Link>
          </h2>
          <p>{tagline}</p>
        </div>
        <Reveal className={styles.frame}>
          <Picture
            {...picturesOf(next).bottle}
            sizes={`${media.tablet} min(50vw, 720px), 100vw`}
            className={styles.picture}
          />
        </Reveal>
      </aside>
    </BelowFold>
  );
});
