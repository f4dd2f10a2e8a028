/** Addresses of the app's files, as the page names them. */
export interface AppFiles {
  /** React's chunk: it is evaluated first, in a task of its own. */
  library?: string;
  entry?: string;
  /** All that the entry needs at once, with spaces between them. */
  chunks?: string;
}

type Load = (address: string) => Promise<unknown>;

/**
 * Loads the app, which starts itself.
 * @param failed called if it can't be loaded; in Firefox also when the page is left meanwhile
 */
export function loadApp(
  { library = '', entry = '', chunks = '' }: AppFiles,
  failed: (error: unknown) => void,
  load: Load = (address) => import(/* @vite-ignore */ address),
): void {
  for (const address of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  load(library).then(() => setTimeout(() => load(entry).catch(failed)), failed);
}
