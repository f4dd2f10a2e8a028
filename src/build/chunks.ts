import path from 'node:path';

/** Returns a module's static and dynamic imports, or null for an unknown module. */
export type Graph = (id: string) => {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
} | null;

/** The chunks that pages share, in order of priority. */
const SHARED = ['frame', 'data', 'cart'] as const;
export type SharedChunk = (typeof SHARED)[number];

/** A module that this many pages need is in `frame`: fewer requests, a few unneeded bytes. */
const COMMON_TO_PAGES = 8;

/** The modules that the rule starts from. */
export interface Marks {
  /** The entry of every visit. */
  main: string;
  /** Imports all pages dynamically. */
  routes: string;
  home: string;
  /** Imported by pages with cached queries. */
  queries: string;
  /** What all API calls share. */
  calls: readonly string[];
  /** Imported dynamically for customers, with what it needs. */
  cart: string;
}

const source = (file: string): string => path.join(import.meta.dirname, '..', file).replaceAll('\\', '/');

const MARKS: Marks = {
  main: source('main.tsx'),
  routes: source('app/routes.ts'),
  home: source('pages/home/HomePage.tsx'),
  queries: source('components/WithQueries.tsx'),
  calls: [
    source('api/send.ts'),
    source('api/parse.ts'),
    source('api/schemas.ts'),
    source('api/endpoints.ts'),
  ],
  cart: source('cart/cartStore.ts'),
};

/** Modules with all their static imports. */
function loadedWith(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph(id)?.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return found;
}

/**
 * Assigns modules to chunks by who imports them:
 * - `frame`: modules of every visit and of most pages, those that Home shares with another page, because most
 *   visits begin on Home, and parts of the API's code that a page without calls needs
 * - `data`: the query cache, modules of all API calls, and those that pages with cached queries share
 * - `cart`: a customer's cart and the calls for it
 * @returns the rule: the chunk, or null where the bundler decides
 */
export function chunkRule(graph: Graph, marks = MARKS): (id: string) => SharedChunk | null {
  const start = loadedWith([marks.main], graph);
  const home = loadedWith([marks.home], graph);
  const calls = loadedWith([marks.queries, ...marks.calls], graph);
  const cart = loadedWith([marks.cart], graph);
  const pages = (graph(marks.routes)?.dynamicallyImportedIds ?? []).map((id) => loadedWith([id], graph));
  const needsData = (page: ReadonlySet<string>): boolean =>
    [marks.queries, ...marks.calls].some((id) => page.has(id));
  return (id) => {
    const users = pages.filter((page) => page.has(id));
    if (start.has(id) || (home.has(id) && (calls.has(id) || users.length > 1))) return 'frame';
    if (calls.has(id) && !users.every(needsData)) return 'frame';
    if (users.length >= COMMON_TO_PAGES && !calls.has(id)) return 'frame';
    if (calls.has(id) || (users.length > 1 && users.every((page) => page.has(marks.queries)))) return 'data';
    return cart.has(id) ? 'cart' : null;
  };
}

/** In a chunk of its own, so that it stays cached across releases. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** The groups of the bundler's `codeSplitting`. */
export function chunkGroups() {
  let rule: ReturnType<typeof chunkRule> | undefined;
  return [
    { name: 'react', test: REACT, priority: SHARED.length + 1 },
    ...SHARED.map((chunk, index) => ({
      name: (id: string, context: { getModuleInfo: Graph }) => {
        const graph: Graph = (of) => context.getModuleInfo(of);
        rule ??= chunkRule(graph);
        // A module is bundled with its imports, so all of them must belong to a shared chunk.
        const isComplete = [...loadedWith([id], graph)].every((imported) => rule?.(imported));
        return isComplete && rule(id) === chunk ? chunk : null;
      },
      priority: SHARED.length - index,
    })),
  ];
}
