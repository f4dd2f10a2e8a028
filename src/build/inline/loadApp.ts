import { nameFonts } from './nameFonts';

type Load = (address: string) => Promise<unknown>;

const list = (addresses: string): string[] => addresses.split(' ').filter(Boolean);

/** Asks for a file ahead, in the mode of whoever takes it: another one would not find it. */
function ask(address: string, as: string | null, done: (() => void) | null = null): void {
  const link = document.createElement('link');
  link.rel = as ? 'preload' : 'modulepreload';
  if (as) link.setAttribute('as', as);
  link.crossOrigin = '';
  link.onload = link.onerror = done;
  link.href = address;
  document.head.append(link);
}

/**
 * Loads the app, which starts itself.
 * @param files their addresses: `library` is React's chunk, which is evaluated first, in a task of its own; `chunks`
 * all that the entry needs at once and `fonts` those not asked for yet, with spaces between them
 * @param ofPage what the page needs besides
 * @param prepare called before the entry runs
 * @param failed called if it can't be loaded; in Firefox also when the page is left meanwhile
 */
export function loadApp(
  { library = '', entry = '', fonts = '', chunks = '' }: DOMStringMap,
  ofPage: readonly string[],
  prepare: () => void,
  failed: (error: unknown) => void,
  load: Load = (address) => import(/* @vite-ignore */ address),
): void {
  // Named when all have come: each for itself would be a layout of the whole page.
  let missing = list(fonts).length;
  for (const font of list(fonts)) ask(font, 'font', () => --missing || nameFonts());
  const start = (): void => {
    prepare();
    nameFonts();
    void load(entry).catch(failed);
  };
  load(library).then(() => setTimeout(start), failed);
  // Each in a task of its own: on a slow phone it takes 5 to 10 ms to ask for a file.
  setTimeout(() => {
    for (const address of [...list(chunks), ...ofPage, entry])
      setTimeout(ask, 0, address, address.endsWith('.css') ? 'style' : null);
  });
}
