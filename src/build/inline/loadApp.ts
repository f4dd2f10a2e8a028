import { pageFiles } from './pageFiles';

type Load = (address: string) => Promise<unknown>;

/** What is no script, by the ending of its name. */
const KINDS: Readonly<Record<string, string>> = { css: 'style', woff2: 'font' };

/**
 * Loads the app, which starts itself.
 * @param files their addresses: `library` is React's chunk, which is evaluated first, in a task of its own; `chunks`
 * all that the entry needs at once and `fonts` those not asked for yet, with spaces between them; `pages` what each
 * page needs (see `pageFiles`)
 * @param prepare called before the entry runs
 * @param failed called if it can't be loaded; in Firefox also when the page is left meanwhile
 */
export function loadApp(
  { library = '', entry = '', fonts = '', chunks = '', pages = '' }: DOMStringMap,
  prepare: () => void,
  failed: (error: unknown) => void,
  load: Load = (address) => import(/* @vite-ignore */ address),
): void {
  const ofPage = pageFiles(pages, location.pathname, 'session' in document.documentElement.dataset);
  for (const address of [...`${fonts} ${chunks}`.split(' ').filter(Boolean), ...ofPage]) {
    const link = document.createElement('link');
    const as = KINDS[address.replace(/.*\./, '')];
    link.rel = as ? 'preload' : 'modulepreload';
    if (as) link.setAttribute('as', as);
    // As the module loader's own links: another mode would not find what was preloaded.
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
  const start = (): void => {
    prepare();
    void load(entry).catch(failed);
  };
  load(library).then(() => setTimeout(start), failed);
}
