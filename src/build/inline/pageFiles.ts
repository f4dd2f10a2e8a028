/** The files of a page beyond the app's own: for whoever may see it, and, where those differ, for everybody else. */
export type PageFiles = readonly [own: readonly string[], guests?: readonly string[]];

/**
 * What the page of an address needs, as the shell's HTML lists it: otherwise the app would ask for it only once it runs.
 * @param pages JSON: `PageFiles` by path, `*` for every other address; '' in the HTML of a page of its own
 */
export function pageFiles(pages: string, path: string, signedIn: boolean): readonly string[] {
  if (pages === '') return [];
  const files = JSON.parse(pages) as Record<string, PageFiles>;
  const [own, guests = own] = files[path] ?? files['*'] ?? [[]];
  return signedIn ? own : guests;
}
