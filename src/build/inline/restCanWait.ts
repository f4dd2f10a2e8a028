/**
 * Whether what stands below the first screen can wait for the first picture: not where words wait for the web fonts,
 * which come with the whole style sheet, nor where the address names a place further down.
 */
export function restCanWait(): boolean {
  return !document.documentElement.dataset.faces && !location.hash;
}
