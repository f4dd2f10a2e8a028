import { prefersReducedMotion } from '#lib/useMediaQuery';

/** A device on which the first page took longer to start has no transitions: they would take 0.1 to 0.2 s of each press. */
const SLOW_START_MS = 200;

let isSlow = false;

/** @param startMs from the beginning of React to the first page */
export function judgeStart(startMs: number): void {
  isSlow = startMs > SLOW_START_MS;
}

/** The link that was pressed last. */
let pressed: HTMLAnchorElement | null = null;

const recordPressedLink = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('a') : null;
};

/** @returns a function that ends it */
export function trackPressedLink(): () => void {
  window.addEventListener('click', recordPressedLink, { capture: true });
  return () => window.removeEventListener('click', recordPressedLink, { capture: true });
}

/** What a link's bottle stands in: a row, card or part of the page. */
const PLACES = 'a, li, [role="listitem"], aside, section';

/** The picture in view of the link that was pressed and leads to this address. */
function bottleOfPressedLink(href: string): HTMLImageElement | undefined {
  if (!pressed?.isConnected || pressed.getAttribute('href') !== href) return undefined;
  for (let place = pressed.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null) {
    const image = place.querySelector('img');
    if (!image) continue;
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete && bottom > 0 && top < window.innerHeight ? image : undefined;
  }
  return undefined;
}

const nameBottle = (image: HTMLElement, name: string): void =>
  image.style.setProperty('view-transition-name', name);

/** Shows a small picture in the place of a large one until this has loaded, or can't be. */
async function showUntilLoaded(image: HTMLImageElement, address: string): Promise<void> {
  image.style.background = `url("${address}") 50% 40% / cover`;
  await image.decode().catch(() => undefined);
  image.style.background = '';
}

/**
 * Shows a perfume's page: its pressed bottle becomes the bottle of the page, in one view transition (base.css). Without a
 * bottle, with reduced motion, on a slow device, or if the browser has no transitions, the page changes at once. The
 * pressed bottle shows until the page's own has loaded.
 * @param change changes the page, synchronously
 */
export function startBottleTransition(href: string, change: () => void): void {
  const bottle = bottleOfPressedLink(href);
  if (!bottle) return change();
  let next: HTMLImageElement | undefined;
  const changeWithBottle = (): void => {
    change();
    next = document.querySelector<HTMLImageElement>('main article picture img') ?? undefined;
    if (next) void showUntilLoaded(next, bottle.currentSrc);
  };
  if (isSlow || !('startViewTransition' in document) || prefersReducedMotion()) return changeWithBottle();
  nameBottle(bottle, 'bottle');
  const transition = document.startViewTransition(() => {
    nameBottle(bottle, '');
    changeWithBottle();
    if (next) nameBottle(next, 'bottle');
  });
  const end = (): void => {
    if (next) nameBottle(next, '');
  };
  // Rejected if another transition follows or the page is hidden; the page has changed all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
