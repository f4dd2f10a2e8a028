/** A phone's web fonts, which would delay the prices: until they load, local ones stay. A desktop's are in its styles. */

const links = (selector: string): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(selector),
];

/** The preloads that wait. */
const waitingFonts = (): HTMLLinkElement[] =>
  links('link[as="font"]').filter(({ media }) => !matchMedia(media).matches);

function load(font: HTMLLinkElement): void {
  const { family = '', weight = '' } = font.dataset;
  font.remove();
  new FontFace(family, `url(${font.href})`, { weight }).load().then(
    (face) => document.fonts.add(face),
    () => undefined,
  );
}

/** Called by the page's head: loads them at once if the page, and so they, are in the browser's cache. */
export function loadCachedFonts(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page && page.transferSize < page.encodedBodySize) waitingFonts().forEach(load);
}

/**
 * Called at the page's end. The first font waits for all scripts but one, which it does not delay, the second for all; but
 * they don't wait until the scripts have run.
 * @returns a function that loads those that still wait
 */
export function loadFontsAfterScripts(): () => void {
  const coming = new Set(
    links('link[rel="modulepreload"]').filter(({ href }) => performance.getEntriesByName(href).length === 0),
  );
  const loadNext = (): void => {
    const fonts = waitingFonts();
    fonts.slice(0, Math.max(0, fonts.length - coming.size)).forEach(load);
  };
  const loadAll = (): void => waitingFonts().forEach(load);
  for (const script of coming) script.addEventListener('load', () => coming.delete(script) && loadNext());
  // A desktop's window may become as narrow as a phone's.
  for (const { media } of links('link[as="font"]')) matchMedia(media).addEventListener('change', loadAll);
  loadNext();
  return loadAll;
}
