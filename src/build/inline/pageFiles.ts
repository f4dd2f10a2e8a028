/** The files of a page beyond the app's own; of the login page also why a guest is asked to log in. */
export type PageFiles = readonly [files: readonly string[], intro?: string];

/** What the shell knows of a page: its own files, and, of a customer's page, what guests get instead. */
export type ShellPage = readonly [own: readonly string[], guests?: PageFiles];

/**
 * What the page of an address needs, as the shell's HTML lists it: otherwise the app would ask for it only once it runs.
 * @param pages JSON: `ShellPage` by path, `*` for every other address
 */
export function pageFiles(pages: string, path: string, signedIn: boolean): PageFiles {
  const listed = JSON.parse(pages) as Record<string, ShellPage>;
  const [own, guests] = listed[path] ?? listed['*'] ?? [[]];
  return guests && !signedIn ? guests : [own];
}
