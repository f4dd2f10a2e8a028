import { Component } from 'react';
import styles from './MovingPicture.module.css';
import { takeSwipe } from './swipe';

const STILL = '(prefers-reduced-motion: reduce)';

/** A picture as it stood on the page that is left; its box is in the window's coordinates. */
interface Left {
  of: string;
  box: DOMRect;
  image: HTMLImageElement;
  position: string;
}

/** The place of the picture that belongs to a perfume's address, and its box, if it is in view. */
function placeOf(address: string): [place: HTMLElement, box: DOMRect] | undefined {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-shared="${address}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth)
      return [place, box];
  }
  return undefined;
}

/** The picture of a perfume that may be on both pages: the one of the page ahead first. */
function leave(addresses: readonly string[]): Left | null {
  for (const of of addresses) {
    const [place, box] = placeOf(of) ?? [];
    const image = place?.querySelector('img');
    if (box && image?.naturalWidth)
      return { of, box, image, position: getComputedStyle(image).objectPosition };
  }
  return null;
}

/** Lets a copy of the picture move to its new place, which is empty until then. @returns what ends it at once */
function land({ of, box, image, position }: Left): (() => void) | undefined {
  const [place, to] = placeOf(of) ?? [];
  if (!place || !to) return undefined;
  // As large as in its old place, and no more of it in sight than there.
  const scale = Math.max(box.width / to.width, box.height / to.height);
  const [cutX, cutY] = [(to.width - box.width / scale) / 2, (to.height - box.height / scale) / 2];
  const copy = new Image();
  copy.src = image.currentSrc || image.src;
  copy.alt = '';
  copy.className = styles.copy ?? '';
  copy.style.cssText = `top:${to.top + scrollY}px;left:${to.left + scrollX}px;width:${to.width}px;height:${to.height}px;object-position:${position};--from:translate(${box.left - to.left - cutX * scale}px,${box.top - to.top - cutY * scale}px)scale(${scale});--cut:inset(${cutY}px ${cutX}px)`;
  const end = (): void => {
    copy.remove();
    delete place.dataset.landing;
  };
  copy.addEventListener('animationend', end);
  place.dataset.landing = '';
  document.body.append(copy);
  return end;
}

/**
 * Lets the picture of a perfume move from one page to the next where both show it (behaviour 4.7). It follows the page,
 * which has its heading and its scroll position by then. View transitions would do the same, but hold the next page
 * back by several frames, and React knows them in its slow transitions alone.
 */
export class MovingPicture extends Component<{ path: string }> {
  private end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ path: before }: { path: string }): Left | null {
    const { path } = this.props;
    const swiped = takeSwipe();
    if (path === before) return null;
    this.end?.();
    if (swiped || window.matchMedia(STILL).matches) return null;
    return leave([path, before]);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, left: Left | null): void {
    if (left) this.end = land(left);
  }

  override componentWillUnmount(): void {
    this.end?.();
  }

  override render(): null {
    return null;
  }
}
