import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { RemoteImage } from '#ui/RemoteImage';
import styles from './Gallery.module.css';
import { perfumesText } from './texts';

interface GalleryProps {
  name: string;
  /** Addresses that passed the allow-list; an empty list shows the placeholder. */
  images: readonly string[];
  /** Fills the window with large pictures, which drag and arrow keys move; this point of the first is in the middle. */
  enlargedAt?: Point;
}

/** A point of a picture, as shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** How far an arrow key moves an enlarged picture, in px. */
const STEP = 120;

/** Moves an enlarged picture. @returns whether it could: at its edge, the next one follows */
function move(pane: Element, x: number, y: number): boolean {
  const { scrollLeft, clientWidth, scrollWidth } = pane;
  const isAtEdge = x < 0 ? scrollLeft <= 0 : scrollLeft + clientWidth >= scrollWidth - 1;
  if (x !== 0 && isAtEdge) return false;
  pane.scrollBy({ left: x, top: y, behavior: 'instant' });
  return true;
}

function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent): void {
  // A finger scrolls.
  if (pointerType === 'mouse' && buttons === 1)
    currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
}

/** The row of a gallery: the picture in view, and the keys that move it. */
function useRow(count: number, enlargedAt: Point | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Where the row is scrolling to: fast presses count from there. */
  const goal = useRef<number>(undefined);

  const show = (at: number): void => {
    goal.current = at;
    row.current?.scrollTo({ left: at * row.current.clientWidth });
  };
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth === 0) return;
    const at = Math.round(scrollLeft / clientWidth);
    if (at === goal.current) goal.current = undefined;
    setIndex(at);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const rise = (enlargedAt && { ArrowUp: -1, ArrowDown: 1 }[event.key]) ?? 0;
    if ((step === 0 && rise === 0) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const pane = enlargedAt && row.current?.children[index];
    if ((pane && move(pane, step * STEP, rise * STEP)) || step === 0) return;
    show(Math.min(Math.max((goal.current ?? index) + step, 0), count - 1));
  };
  // A swipe goes elsewhere.
  const onPointerDown = (): void => (goal.current = undefined);

  // Not in a layout effect: the dialog around it opens in one, after this one's.
  useEffect(() => {
    const pane = row.current?.firstElementChild;
    if (!pane || !enlargedAt) return;
    pane.scrollLeft = enlargedAt.x * pane.scrollWidth - pane.clientWidth / 2;
    pane.scrollTop = enlargedAt.y * pane.scrollHeight - pane.clientHeight / 2;
  }, [enlargedAt]);

  return { row, index, show, handlers: { onScroll, onKeyDown, onPointerDown } };
}

/** All pictures of a perfume: one row with scroll snapping, and a thumbnail for each. */
export function Gallery({ name, images, enlargedAt }: GalleryProps) {
  const fullScreen = enlargedAt !== undefined;
  const pictures: readonly (string | null)[] = images.length > 0 ? images : [null];
  const count = pictures.length;
  const { row, index, show, handlers } = useRow(count, enlargedAt);
  return (
    <div className={styles.gallery} data-full-screen={fullScreen || undefined}>
      <div
        ref={row}
        role="group"
        tabIndex={0}
        aria-label={perfumesText('gallery.title', { name })}
        aria-description={perfumesText('gallery.hint')}
        className={styles.row}
        {...handlers}
      >
        {pictures.map((src, at) => (
          <div
            key={src ?? ''}
            className={styles.pane}
            tabIndex={fullScreen ? 0 : undefined}
            onPointerMove={fullScreen ? drag : undefined}
          >
            <RemoteImage
              src={src}
              alt={count === 1 ? name : perfumesText('gallery.picture', { name, number: at + 1, count })}
              priority={at === 0}
              className={styles.picture}
            />
          </div>
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
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
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
