import { plainPath } from '#lib/plainPath';

export interface PageResources {
  files: readonly string[];
  call?: string | undefined;
}

/** What the shell knows of a page: what it needs, and on a customers' page what guests need, who see the login page. */
export type ShellPage = PageResources & { guests?: PageResources };

/** What the page of a path needs. @param pages JSON in the shell's HTML: `ShellPage` by path, `*` for every other path */
export function shellPage(pages: string, pathname: string, signedIn: boolean): PageResources {
  const listed = JSON.parse(pages) as Record<string, ShellPage>;
  const page = listed[plainPath(pathname)] ?? listed['*'] ?? { files: [] };
  return page.guests && !signedIn ? page.guests : page;
}

/** Preloads a file in the mode in which the app requests it later; else it would load twice. */
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
