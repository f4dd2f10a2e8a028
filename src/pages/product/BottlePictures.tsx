import { useState, type ReactNode } from 'react';
import { media } from '#config/media';
import type { PerfumeKey } from '#house/perfumes';
import { Picture, type PictureSource } from '#ui/Picture';
import styles from './BottlePictures.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

interface BottlePicturesProps {
  perfume: PerfumeKey;
  /** Rendered on top of the picture. */
  children: ReactNode;
}

/** The two smallest widths, which are enough for a box 72 px wide. */
function thumbnailOf(source: PictureSource): PictureSource {
  return { ...source, widths: source.widths.slice(0, 2) };
}

/** A perfume's bottle; on a desktop, small pictures switch to another view. */
export function BottlePictures({ perfume, children }: BottlePicturesProps) {
  const [at, setAt] = useState(0);
  const { bottle, ...others } = picturesOf(perfume);
  const views = [bottle, ...Object.values(others)];
  const { source, alt } = views[at] ?? bottle;
  return (
    <div className={styles.views}>
      <div className={styles.frame}>
        <Picture
          source={source}
          alt={alt}
          sizes={`${media.tablet} 50vw, 100vw`}
          priority
          className={styles.picture}
        />
        {children}
      </div>
      <div className={styles.thumbnails} role="group" aria-label={productText('product.views')}>
        {views.map((view, number) => (
          <button
            key={view.source.path}
            type="button"
            className={styles.thumbnail}
            aria-label={view.alt}
            aria-pressed={number === at}
            onClick={() => setAt(number)}
          >
            <Picture source={thumbnailOf(view.source)} alt="" sizes="72px" />
          </button>
        ))}
      </div>
    </div>
  );
}
