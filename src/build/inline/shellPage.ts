import { plainPath } from '../../lib/plainPath';

/** What a visit needs beyond the app's own files. */
export interface VisitNeeds {
  files: readonly string[];
  call?: string | undefined;
  /** Of the login page: why a guest is asked to log in. */
  intro?: string | undefined;
}

/** What the shell knows of a page: what it needs itself, and, of a customer's page, what guests get instead. */
export type ShellPage = VisitNeeds & { guests?: VisitNeeds };

/**
 * What the page of an address needs, as the shell's HTML lists it.
 * @param pages JSON: `ShellPage` by path, `*` for every other address
 */
export function shellPage(pages: string, pathname: string, signedIn: boolean): VisitNeeds {
  const listed = JSON.parse(pages) as Record<string, ShellPage>;
  const page = listed[plainPath(pathname)] ?? listed['*'] ?? { files: [] };
  return page.guests && !signedIn ? page.guests : page;
}

/** Asks for a file in the mode in which the app asks for it later: another one would not be found again. */
export function preload(address: string): void {
  const link = document.createElement('link');
  if (address.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}
