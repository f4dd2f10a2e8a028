import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../i18n/choosing';
import { useReducedMotion } from '../../lib/useMediaQuery';
import { IconButton } from '../../ui/IconButton';
import { RemoteImage } from '../../ui/RemoteImage';
import styles from './Gallery.module.css';
import { useZoom } from './useZoom';

interface GalleryProps {
  name: string;
  /** Addresses that passed the allow-list; an empty list shows the placeholder. */
  images: readonly string[];
  /** Fills the window's height and shows whole pictures. */
  fullScreen?: boolean;
}

/**
 * All pictures of a perfume: a strip with scroll snapping, and a dot for each picture. Two fingers, a double
 * tap, a click, plus and minus zoom the picture in view.
 */
export function Gallery({ name, images, fullScreen = false }: GalleryProps) {
  const pictures: readonly (string | null)[] = images.length > 0 ? images : [null];
  const count = pictures.length;
  const strip = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  /** The picture that is being scrolled to; the ones in between are ignored. */
  const aim = useRef<number | null>(null);
  const zoom = useZoom(strip, index);
  const { reset } = zoom;

  useEffect(() => reset(), [index, reset]);

  const show = (wanted: number): void => {
    const at = Math.min(Math.max(wanted, 0), count - 1);
    setIndex(at);
    aim.current = at;
    const { current } = strip;
    current?.scrollTo({ left: at * current.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' });
  };
  const scrolled = (): void => {
    const { current } = strip;
    if (!current || current.clientWidth === 0) return;
    const at = Math.round(current.scrollLeft / current.clientWidth);
    if (aim.current === null) setIndex(at);
    else if (aim.current === at) aim.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      '+': () => zoom.to(zoom.scale + 0.5),
      '-': () => zoom.to(zoom.scale - 0.5),
      Enter: zoom.toggle,
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  return (
    <div className={styles.gallery} data-full-screen={fullScreen || undefined}>
      <div
        ref={strip}
        role="group"
        tabIndex={0}
        aria-label={t('gallery.title', { name })}
        aria-description={t('gallery.hint')}
        className={styles.strip}
        data-zoomed={zoom.scale > 1 || undefined}
        onTouchStart={() => {
          aim.current = null;
        }}
        onScroll={scrolled}
        onKeyDown={press}
        {...zoom.handlers}
      >
        {pictures.map((src, at) => (
          <div key={src ?? ''} className={styles.slide} inert={at !== index}>
            <RemoteImage
              src={src}
              alt={count === 1 ? name : t('gallery.picture', { name, number: at + 1, count })}
              priority={at === 0}
              className={styles.picture}
            />
          </div>
        ))}
      </div>
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <IconButton
              icon="left"
              label={t('gallery.previous')}
              aria-disabled={index === 0 || undefined}
              onClick={() => show(index - 1)}
            />
            <span className={styles.count} aria-hidden="true">
              {index + 1} / {count}
            </span>
            <IconButton
              icon="right"
              label={t('gallery.next')}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => show(index + 1)}
            />
          </>
        )}
        <IconButton
          icon="search"
          label={t('gallery.zoom')}
          aria-pressed={zoom.scale > 1}
          onClick={zoom.toggle}
        />
      </div>
    </div>
  );
}
