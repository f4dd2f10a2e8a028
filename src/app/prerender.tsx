import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../config/paths';
import { AuthProvider } from '../contexts/AuthProvider';
import { CartProvider } from '../contexts/CartProvider';
import { t } from '../i18n/common';
import { App } from './App';
import { documentMeta, type DocumentMeta } from './documentMeta';
import { Layout } from './Layout';
import { fallbackRoute, routeOf, routes, type RouteEntry } from './routes';

/** Only for the build: the first screens of open routes, and the shell for all other addresses. */

export interface Rendered {
  html: string;
  meta: DocumentMeta;
  /** The source files of the page and its texts, so that the build can find their chunks. */
  sources: readonly string[];
}

const modules = import.meta.glob(['../pages/*/*Page.tsx', '../i18n/perfumes/*.ts']);

/** The source files of a route's page: its module, and the module of its props if there is one. */
export async function sourcesOf(entry: RouteEntry): Promise<readonly string[]> {
  const loaded = new Set<unknown>(await entry.page.preload());
  const sources: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    if (loaded.has(await load())) sources.push(file.replace('../', 'src/'));
  }
  if (sources.length === 0) throw new Error(`no source file of ${entry.path}`);
  return sources;
}

async function toHtml(tree: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, {
    // Otherwise React hides large pages behind their fallback and reveals them with an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** The routes whose first screen is prerendered. */
export const prerenderedRoutes: readonly RouteEntry[] = routes.filter(({ prerendered }) => prerendered);

export const allRoutes: readonly RouteEntry[] = routes;

/** The route to which guests are redirected from a customer's page. */
export const loginRoute: RouteEntry = routeOf(paths.login);

export { fallbackRoute };

/** Renders the first screen of a route for a guest without storage. */
export async function renderRoute(entry: RouteEntry): Promise<Rendered> {
  const sources = await sourcesOf(entry);
  const html = await toHtml(
    <StaticRouter location={entry.path}>
      <App />
    </StaticRouter>,
  );
  const meta = documentMeta(entry);
  if (!meta) throw new Error(`no meta of ${entry.path}`);
  return { html, meta, sources };
}

/** The shell's metadata, until the page has loaded its own. */
export const shellMeta = { title: t('brand.name'), description: t('meta.description') };

/** Renders the layout around an empty page. */
export async function renderShell(): Promise<string> {
  return toHtml(
    <StaticRouter location={paths.search}>
      <AuthProvider>
        <CartProvider>
          <Layout />
        </CartProvider>
      </AuthProvider>
    </StaticRouter>,
  );
}
