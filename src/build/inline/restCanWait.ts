/**
 * Whether the web fonts and what stands below the first screen can wait for the first picture: not where words wait
 * for these fonts, nor where the address names a place further down.
 */
export function restCanWait(): boolean {
  return !document.documentElement.dataset.faces && !location.hash;
}
