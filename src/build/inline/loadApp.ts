type Load = (address: string) => Promise<unknown>;

/**
 * Loads the app, which starts itself.
 * @param files their addresses: `library` is React's chunk, which is evaluated first, in a task of its own; `chunks`
 * all that the entry needs at once, with spaces between them
 * @param failed called if it can't be loaded; in Firefox also when the page is left meanwhile
 */
export function loadApp(
  { library = '', entry = '', chunks = '' }: DOMStringMap,
  failed: (error: unknown) => void,
  load: Load = (address) => import(/* @vite-ignore */ address),
): void {
  for (const address of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  load(library).then(() => setTimeout(() => void load(entry).catch(failed)), failed);
}
