import path from 'node:path';

/** Returns a module's static and dynamic imports, or null for an unknown module. */
export type Graph = (id: string) => {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
} | null;

/** The chunks whose modules are found by the pages that need them, in order of priority. */
const SHARED = ['frame', 'terms', 'data', 'cart', 'perfume'] as const;

/**
 * Other code that is loaded together: these modules of src with all their imports, except what an earlier chunk
 * has. A module in none of them is in a chunk of its own, or in that of the page or part that needs it.
 */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  forms: [
    'shop/forms/Form.tsx',
    'shop/forms/FormPage.tsx',
    'shop/forms/useForm.ts',
    'ui/Field.tsx',
    'house/formPictures.ts',
  ],
  account: ['shop/forms/failureText.ts'],
  login: [
    'pages/account/account.module.css',
    'pages/account/CheckSessionPage.tsx',
    'shop/session/returnAddress.ts',
  ],
  recovery: [
    'pages/recovery/api.ts',
    'pages/recovery/texts.ts',
    'pages/recovery/OtpField.tsx',
    'pages/recovery/recovery.module.css',
    'pages/recovery/resendWait.ts',
    'shop/session/recoveryState.ts',
  ],
  orders: ['shop/cart/useOrder.ts'],
  small: ['ui/ConfirmDialog.tsx', 'ui/WaitWords.tsx', 'ui/Dialog.tsx', 'ui/useBottomBar.ts'],
  notify: ['shop/mail/NotifyMeDialog.tsx'],
  lists: ['shop/perfumes/Samples.tsx', 'shop/products/SaveButton.tsx', 'shop/perfumes/ShareButton.tsx'],
  CataloguePage: ['pages/catalogue/CataloguePage.tsx'],
  texts: ['house/perfumes/texts.ts'],
  notes: ['shop/perfumes/NoteDrawing.tsx', 'pages/catalogue/finderTexts.ts', 'shop/products/families.ts'],
  choosing: ['pages/catalogue/CataloguePanels.tsx'],
  search: ['shop/search/SearchOverlay.tsx'],
  scent: ['shop/search/wishSearch.ts'],
};

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
  /** Small, with the owner's facts: needed by pages with and without calls, but not by Home. */
  terms: readonly string[];
  /** Small, and needed both with the terms and without them. */
  common: readonly string[];
  /** Imported dynamically for customers, with what it needs. */
  cart: string;
  /** Shares much with parts of other pages. */
  product: string;
}

const source = (file: string): string =>
  path.join(import.meta.dirname, '../../src', file).replaceAll('\\', '/');

const MARKS: Marks = {
  main: source('main.tsx'),
  routes: source('app/routes.ts'),
  home: source('pages/home/HomePage.tsx'),
  queries: source('shop/session/WithQueries.tsx'),
  calls: [
    source('api/client.ts'),
    source('api/parse.ts'),
    source('api/schemas.ts'),
    source('api/endpoints.ts'),
  ],
  terms: [
    source('shop/orders/SellingTerms.tsx'),
    source('shop/orders/GuaranteeNotice.tsx'),
    source('shop/perfumes/IngredientsAndSafety.tsx'),
  ],
  common: [source('lib/names.ts')],
  cart: source('shop/cart/cartStore.ts'),
  product: source('pages/product/ProductPage.tsx'),
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

/** The modules that are loaded separately: all that are imported dynamically. */
function entries(main: string, graph: Graph): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(id) ?? {};
    dynamicallyImportedIds.forEach((part) => found.add(part));
    [...importedIds, ...dynamicallyImportedIds].forEach(visit);
  };
  visit(main);
  return [...found];
}

/**
 * Assigns modules to chunks by who imports them:
 * - `terms`: the owner's facts, as text
 * - `frame`: modules of every visit and of most pages, those that Home shares with another page, because most
 *   visits begin on Home, and parts of the API's code that a page without calls needs
 * - `data`: the query cache, modules of all API calls, and those that pages with cached queries share
 * - `cart`: a customer's cart and the calls for it
 * - `perfume`: what a perfume's page and something that is loaded separately need
 * @returns the rule: the chunk, or null where the bundler decides
 */
function chunkRule(graph: Graph, marks: Marks): (id: string) => (typeof SHARED)[number] | null {
  const start = loadedWith([marks.main], graph);
  const home = loadedWith([marks.home], graph);
  const calls = loadedWith([marks.queries, ...marks.calls], graph);
  const cart = loadedWith([marks.cart], graph);
  const terms = loadedWith(marks.terms, graph);
  const product = loadedWith([marks.product], graph);
  const parts = entries(marks.main, graph)
    .filter((id) => id !== marks.product)
    .map((id) => loadedWith([id], graph));
  const pages = (graph(marks.routes)?.dynamicallyImportedIds ?? []).map((id) => loadedWith([id], graph));
  const needsData = (page: ReadonlySet<string>): boolean =>
    [marks.queries, ...marks.calls].some((id) => page.has(id));
  return (id) => {
    const users = pages.filter((page) => page.has(id));
    if (terms.has(id) && !start.has(id)) return marks.common.includes(id) ? 'frame' : 'terms';
    if (start.has(id) || (home.has(id) && (calls.has(id) || users.length > 1))) return 'frame';
    if (calls.has(id) && !users.every(needsData)) return 'frame';
    if (users.length >= COMMON_TO_PAGES && !calls.has(id)) return 'frame';
    if (calls.has(id) || (users.length > 1 && users.every((page) => page.has(marks.queries)))) return 'data';
    if (cart.has(id)) return 'cart';
    return product.has(id) && parts.some((part) => part.has(id)) ? 'perfume' : null;
  };
}

/** In a chunk of its own, so that it stays cached across releases. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** The texts of a perfume: its page loads only its own. */
const PERFUME_TEXT = /[\\/]perfumes[\\/]([^\\/]+)[\\/]text\.ts$/;

/**
 * The chunk of each module by the import graph; null where the bundler decides.
 * @throws Error if a module of the table is not in the graph
 */
export function chunksOf(graph: Graph, marks = MARKS, together = TOGETHER): (id: string) => string | null {
  const rule = chunkRule(graph, marks);
  const groups = Object.entries(together).map(([name, files]) => {
    const unknown = files.find((file) => !graph(source(file)));
    if (unknown) throw new Error(`tools/vite/chunks.ts: there is no module ${unknown}`);
    return { name, modules: loadedWith(files.map(source), graph) };
  });
  return (id) => {
    // A module is bundled with its imports, so all of them must belong to a shared chunk.
    const isComplete = [...loadedWith([id], graph)].every((imported) => rule(imported));
    const shared = isComplete ? rule(id) : null;
    return shared ?? groups.find(({ modules }) => modules.has(id))?.name ?? null;
  };
}

/** The groups of the bundler's `codeSplitting`. */
export function chunkGroups() {
  let chunkOf: ReturnType<typeof chunksOf> | undefined;
  const groupOf = (chunk: string) => (id: string, context: { getModuleInfo: Graph }) => {
    chunkOf ??= chunksOf((of) => context.getModuleInfo(of));
    return chunkOf(id) === chunk ? chunk : null;
  };
  const groups = [
    { name: 'react', test: REACT },
    ...SHARED.map((chunk) => ({ name: groupOf(chunk) })),
    { name: (id: string) => PERFUME_TEXT.exec(id)?.[1] ?? null },
    ...Object.keys(TOGETHER).map((chunk) => ({ name: groupOf(chunk) })),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
