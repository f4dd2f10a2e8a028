import { pageFiles } from './pageFiles';

type Load = (address: string) => Promise<unknown>;

/**
 * Loads the app, which starts itself.
 * @param files their addresses: `library` is React's chunk, which is evaluated first, in a task of its own; `chunks`
 * all that the entry needs at once, with spaces between them; `pages` what each page needs (see `pageFiles`)
 * @param failed called if it can't be loaded; in Firefox also when the page is left meanwhile
 */
export function loadApp(
  { library = '', entry = '', chunks = '', pages = '' }: DOMStringMap,
  failed: (error: unknown) => void,
  load: Load = (address) => import(/* @vite-ignore */ address),
): void {
  const ofPage = pageFiles(pages, location.pathname, 'session' in document.documentElement.dataset);
  for (const address of [...chunks.split(' ').filter(Boolean), ...ofPage]) {
    const link = document.createElement('link');
    if (address.endsWith('.css')) {
      link.rel = 'preload';
      link.setAttribute('as', 'style');
    } else link.rel = 'modulepreload';
    // As the module loader's own links: another mode would not find what was preloaded.
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
  load(library).then(() => setTimeout(() => void load(entry).catch(failed)), failed);
}
