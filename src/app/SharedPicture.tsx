import { Component } from 'react';
import { PLACEHOLDER_IMAGE } from '../config/constants';
import { prefersReducedMotion } from '../lib/useMediaQuery';
import styles from './SharedPicture.module.css';
import { consumeSwipe } from './swipe';

/** A picture and its position on the previous page, in the window's coordinates. */
interface Departure {
  of: string;
  image: HTMLImageElement;
  drawn: Drawn;
}

/** Where the whole picture would be, and how much its container crops, in px of the window. */
interface Drawn {
  left: number;
  top: number;
  width: number;
  cut: readonly [top: number, right: number, bottom: number, left: number];
}

/** Finds the container of the picture of a perfume's address, if it is in view. */
function placeOf(address: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[data-shared="${address}"]`);
  return [...places].find((place) => {
    const { top, bottom, left, right } = place.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
}

/** Computes how a picture covers its container. */
function drawnIn(place: HTMLElement, image: HTMLImageElement, ratio: number): Drawn {
  const box = place.getBoundingClientRect();
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
  const width = Math.max(box.width, box.height * ratio);
  const [beside, above] = [width - box.width, width / ratio - box.height];
  const [left, top] = [(beside * x) / 100, (above * y) / 100];
  return { left: box.left - left, top: box.top - top, width, cut: [top, beside - left, above - top, left] };
}

const ratioOf = (image: HTMLImageElement): number => image.naturalWidth / image.naturalHeight;

/** Finds the picture that may be on both pages: of the next page's perfume, else of this page's. */
function captureDeparture(addresses: readonly string[]): Departure | null {
  for (const of of addresses) {
    const place = placeOf(of);
    const image = place?.querySelector('img');
    // Skip a picture that has not loaded, and the placeholder.
    if (!place || !image || image.naturalWidth < 2 || image.src.endsWith(PLACEHOLDER_IMAGE)) continue;
    return { of, image, drawn: drawnIn(place, image, ratioOf(image)) };
  }
  return null;
}

/** Animates a copy of the picture to its new place. @returns a function that ends the animation */
function animateArrival({ of, image, drawn: from }: Departure): (() => void) | undefined {
  const place = placeOf(of);
  const next = place?.querySelector('img');
  if (!place || !next) return undefined;
  const to = drawnIn(place, next, ratioOf(image));
  const scale = from.width / to.width;
  const inset = (cut: Drawn['cut'], by: number): string =>
    `inset(${cut.map((px) => `${px / by}px`).join(' ')})`;
  const copy = new Image();
  copy.referrerPolicy = image.referrerPolicy;
  copy.src = image.currentSrc || image.src;
  copy.alt = '';
  copy.className = styles.copy ?? '';
  copy.style.cssText = `top:${to.top + window.scrollY}px;left:${to.left + window.scrollX}px;width:${to.width}px;clip-path:${inset(to.cut, 1)};--move:translate(${from.left - to.left}px,${from.top - to.top}px)scale(${scale});--cut:${inset(from.cut, scale)}`;
  const end = (): void => {
    copy.remove();
    delete place.dataset.landing;
  };
  // Wait until the page's own picture has loaded.
  const arrive = (): void => {
    if (next.complete) return end();
    next.addEventListener('load', end, { once: true });
    next.addEventListener('error', end, { once: true });
  };
  copy.addEventListener('animationend', arrive);
  copy.addEventListener('animationcancel', arrive);
  place.dataset.landing = '';
  document.body.append(copy);
  return end;
}

/**
 * Animates a perfume's picture from one page to the next if both show it. It starts when the
 * next page is rendered and scrolled. View transitions would delay the next page by several frames, and React
 * supports them only in its transitions, which are slower.
 */
export class SharedPicture extends Component<{ path: string }> {
  private end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ path: before }: { path: string }): Departure | null {
    const { path } = this.props;
    const swiped = consumeSwipe();
    if (path === before) return null;
    this.end?.();
    if (swiped || prefersReducedMotion()) return null;
    return captureDeparture([path, before]);
  }

  override componentDidMount(): void {
    consumeSwipe();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, left: Departure | null): void {
    if (left) this.end = animateArrival(left);
  }

  override componentWillUnmount(): void {
    this.end?.();
  }

  override render(): null {
    return null;
  }
}
