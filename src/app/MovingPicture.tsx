import { Component } from 'react';
import styles from './MovingPicture.module.css';

const STILL = '(prefers-reduced-motion: reduce)';

/** A picture as it stood on the page that is left; its box is in the window's coordinates. */
interface Left {
  of: string;
  box: DOMRect;
  src: string;
  position: string;
}

/** The place in view of the picture that belongs to a perfume's address. */
function placeOf(address: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[data-shared="${address}"]`);
  return [...places].find((place) => {
    const { top, bottom, left, right } = place.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
}

/** The picture of a perfume that may be on both pages: the one of the page ahead first. */
function leave(addresses: readonly string[]): Left | null {
  for (const of of addresses) {
    const place = placeOf(of);
    const image = place?.querySelector('img');
    if (!place || !image?.complete || image.naturalWidth === 0) continue;
    const { objectPosition: position } = getComputedStyle(image);
    return { of, box: place.getBoundingClientRect(), src: image.currentSrc || image.src, position };
  }
  return null;
}

/** Lets a copy of the picture move to its new place, which is empty until then. @returns what ends it at once */
function land({ of, box, src, position }: Left): (() => void) | undefined {
  const place = placeOf(of);
  if (!place) return undefined;
  const target = place.getBoundingClientRect();
  const copy = document.createElement('img');
  copy.src = src;
  copy.alt = '';
  copy.className = styles.copy ?? '';
  // As large as in its old place, and no more of it in sight than there.
  const scale = Math.max(box.width / target.width, box.height / target.height);
  const cut = { x: (target.width - box.width / scale) / 2, y: (target.height - box.height / scale) / 2 };
  const [x, y] = [box.left - target.left - cut.x * scale, box.top - target.top - cut.y * scale];
  const px = (length: number): string => `${String(length)}px`;
  const look: Record<string, string> = {
    top: px(target.top + window.scrollY),
    left: px(target.left + window.scrollX),
    width: px(target.width),
    height: px(target.height),
    'object-position': position,
    '--from': `translate(${px(x)}, ${px(y)}) scale(${String(scale)})`,
    '--cut': `inset(${px(cut.y)} ${px(cut.x)})`,
  };
  for (const [name, value] of Object.entries(look)) copy.style.setProperty(name, value);
  const end = (): void => {
    copy.remove();
    delete place.dataset.landing;
  };
  copy.addEventListener('animationend', end);
  copy.addEventListener('animationcancel', end);
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
  // A swipe: the browser has moved the pages itself.
  private moved = false;
  private end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ path: before }: { path: string }): Left | null {
    const { path } = this.props;
    const { moved } = this;
    this.moved = false;
    if (path === before) return null;
    this.end?.();
    if (moved || window.matchMedia(STILL).matches) return null;
    return leave([path, before]);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, left: Left | null): void {
    if (left) this.end = land(left);
  }

  // Before the router, which is around it, listens.
  override componentDidMount(): void {
    window.addEventListener('popstate', this.onBack);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.onBack);
    this.end?.();
  }

  private readonly onBack = ({ hasUAVisualTransition }: PopStateEvent): void => {
    this.moved = hasUAVisualTransition;
  };

  override render(): null {
    return null;
  }
}
