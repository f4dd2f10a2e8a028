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
const CONTAINERS = 'a, li, [role="listitem"], aside, section';

/** The picture in view of the link that was pressed and leads to this address. */
function bottleOfPressedLink(href: string): HTMLImageElement | undefined {
  if (!pressed?.isConnected || pressed.getAttribute('href') !== href) return undefined;
  let box = pressed.closest(CONTAINERS);
  while (box && !box.querySelector('img')) box = box.parentElement?.closest(CONTAINERS) ?? null;
  const image = box?.querySelector('img');
  if (!image?.complete) return undefined;
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? image : undefined;
}

const setTransitionName = (image: HTMLElement, name: string): void =>
  image.style.setProperty('view-transition-name', name);

/** Shows a small picture in the place of a large one until this has loaded, or can't be. */
async function showUntilLoaded(image: HTMLImageElement, address: string): Promise<void> {
  image.style.background = `url("${address}") 50% 40% / cover`;
  await image.decode().catch(() => undefined);
  image.style.background = '';
}

/**
 * Shows a perfume's page: the pressed bottle becomes its bottle in a view transition (motion.css), or, where there should be
 * none, at once, and stays until the page's own has loaded. @param change changes the page, synchronously
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
  setTransitionName(bottle, 'bottle');
  const transition = document.startViewTransition(() => {
    setTransitionName(bottle, '');
    changeWithBottle();
    if (next) setTransitionName(next, 'bottle');
  });
  const end = (): void => {
    if (next) setTransitionName(next, '');
  };
  // Rejected if another transition follows or the page is hidden; the page has changed all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
