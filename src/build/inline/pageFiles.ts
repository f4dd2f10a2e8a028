/** What the shell knows of a page: its files beyond the app's own, and, of a customer's page, what guests get instead. */
export type ShellPage = readonly [own: readonly string[], guests?: Guests];

/** The files of the login page, and why a guest is asked to log in. */
export type Guests = readonly [files: readonly string[], intro: string];

/**
 * What the page of an address needs, as the shell's HTML lists it: otherwise the app would ask for it only once it runs.
 * @param pages JSON: `ShellPage` by path, `*` for every other address
 * @param lead called with the reason where a guest is led to the login
 */
export function pageFiles(
  pages: string,
  path: string,
  signedIn: boolean,
  lead: (intro: string) => void,
): readonly string[] {
  const listed = JSON.parse(pages) as Record<string, ShellPage>;
  const [own, guests] = listed[path] ?? listed['*'] ?? [[]];
  if (!guests || signedIn) return own;
  const [files, intro] = guests;
  lead(intro);
  return files;
}
