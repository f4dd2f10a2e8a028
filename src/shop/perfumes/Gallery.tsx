import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { RemoteImage } from '#ui/RemoteImage';
import styles from './Gallery.module.css';
import { perfumesText } from './texts';

interface GalleryProps {
  name: string;
  /** Addresses that passed the allow-list; an empty list shows the placeholder. */
  images: readonly string[];
  /** Fills the window's height and shows whole pictures. */
  fullScreen?: boolean;
}

/** All pictures of a perfume: one row with scroll snapping, and a thumbnail for each. */
export function Gallery({ name, images, fullScreen = false }: GalleryProps) {
  const pictures: readonly (string | null)[] = images.length > 0 ? images : [null];
  const count = pictures.length;
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Where the row is scrolling to: fast presses count from there. */
  const goal = useRef<number>(undefined);

  const show = (at: number): void => {
    goal.current = at;
    row.current?.scrollTo({ left: at * row.current.clientWidth });
  };
  const scrolled = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth === 0) return;
    const at = Math.round(scrollLeft / clientWidth);
    if (at === goal.current) goal.current = undefined;
    setIndex(at);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(Math.min(Math.max((goal.current ?? index) + step, 0), count - 1));
  };

  return (
    <div className={styles.gallery} data-full-screen={fullScreen || undefined}>
      <div
        ref={row}
        role="group"
        tabIndex={0}
        aria-label={perfumesText('gallery.title', { name })}
        aria-description={perfumesText('gallery.hint')}
        className={styles.row}
        onScroll={scrolled}
        // A swipe goes elsewhere.
        onPointerDown={() => (goal.current = undefined)}
        onKeyDown={press}
      >
        {pictures.map((src, at) => (
          <RemoteImage
            key={src ?? ''}
            src={src}
            alt={count === 1 ? name : perfumesText('gallery.picture', { name, number: at + 1, count })}
            priority={at === 0}
            className={styles.picture}
          />
        ))}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly (string | null)[];
  /** The position of the picture in view. */
  index: number;
  onShow: (at: number) => void;
}

function Thumbnails({ pictures, index, onShow }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.children[index];
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = chosen;
    list.current.scrollTo({ left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2 });
  }, [index]);
  return (
    <div ref={list} className={styles.thumbnails}>
      {pictures.map((src, at) => (
        <button
          key={src ?? ''}
          type="button"
          className={styles.thumbnail}
          aria-label={perfumesText('gallery.show', { number: at + 1, count: pictures.length })}
          aria-pressed={at === index}
          onClick={() => onShow(at)}
        >
          <RemoteImage src={src} alt="" />
        </button>
      ))}
    </div>
  );
}
