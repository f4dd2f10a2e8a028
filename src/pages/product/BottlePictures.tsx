import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { media } from '#config/media';
import type { PerfumeKey } from '#house/perfumes';
import type { Point } from '#shop/perfumes/Gallery';
import { Picture, type PictureSource } from '#ui/Picture';
import styles from './BottlePictures.module.css';
import { picturesOf } from './picturesOf';
import { productText } from './texts';

interface BottlePicturesProps {
  perfume: PerfumeKey;
  /** The bottle was pressed at this point. */
  onPress: (point: Point) => void;
  /** The button over the pictures. */
  children: ReactNode;
}

/** A perfume's pictures in a row to swipe; small pictures, or ticks on a phone, lead to each. */
export function BottlePictures({ perfume, onPress, children }: BottlePicturesProps) {
  const [at, setAt] = useState(0);
  const [loadsAll, setLoadsAll] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const updatePosition = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (scrollLeft > 0) setLoadsAll(true);
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  // It may have been swiped before hydration.
  useEffect(updatePosition, []);
  const show = (number: number): void => {
    setLoadsAll(true);
    setAt(number);
    if (row.current) row.current.scrollLeft = number * row.current.clientWidth;
  };
  const views = Object.values(picturesOf(perfume));
  const press = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { clientWidth, clientHeight } = currentTarget;
    // The dialog gives the focus back to the button.
    row.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
    // The picture is cut (BottlePictures.module.css).
    const height = 1.25 * clientWidth;
    onPress({ x: offsetX / clientWidth, y: (offsetY + 0.4 * (height - clientHeight)) / height });
  };
  return (
    <div className={styles.views}>
      <div className={styles.frame}>
        {/* Browsers let the keyboard focus what scrolls. */}
        <div
          ref={row}
          role="group"
          aria-label={productText('product.views')}
          className={styles.row}
          onPointerDown={() => setLoadsAll(true)}
          onScroll={updatePosition}
        >
          {views.map(({ source, alt }, number) => (
            <div key={source.path} className={styles.view} onClick={number === 0 ? press : undefined}>
              {(number === 0 || loadsAll) && (
                <Picture
                  source={source}
                  alt={alt}
                  sizes={`${media.tablet} 50vw, 100vw`}
                  priority={number === 0}
                  className={styles.picture}
                />
              )}
            </div>
          ))}
        </div>
        {children}
      </div>
      <Thumbnails views={views} at={at} onShow={show} />
    </div>
  );
}

interface ThumbnailsProps {
  views: readonly { source: PictureSource; alt: string }[];
  at: number;
  onShow: (at: number) => void;
}

function Thumbnails({ views, at, onShow }: ThumbnailsProps) {
  return (
    <div
      className={styles.thumbnails}
      role="group"
      data-words=""
      aria-label={productText('product.chooseView')}
    >
      {views.map(({ source, alt }, number) => (
        <button
          key={source.path}
          type="button"
          className={styles.thumbnail}
          aria-label={alt}
          aria-pressed={number === at}
          onClick={() => onShow(number)}
        >
          {/* For 72 px, the two smallest widths are enough. */}
          <Picture source={{ ...source, widths: source.widths.slice(0, 2) }} alt="" sizes="72px" />
        </button>
      ))}
    </div>
  );
}
