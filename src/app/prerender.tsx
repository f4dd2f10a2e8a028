import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../config/paths';
import { AuthProvider } from '../contexts/AuthProvider';
import { CartProvider } from '../contexts/CartProvider';
import { t } from '../i18n/common';
import { loginIntro } from '../pages/account/loginIntro';
import { App } from './App';
import { documentMeta, type DocumentMeta } from './documentMeta';
import { Layout } from './Layout';
import { fallbackRoute, routeOf, routes, type RouteEntry } from './routes';

/** For the build only: the first screens of the open routes, and the neutral shell for all other addresses. */

/** A page as it was rendered. */
export interface Rendered {
  html: string;
  meta: DocumentMeta;
  /** The source files of the page and its texts, so that the build can find their chunks. */
  sources: readonly string[];
}

const modules = import.meta.glob(['../pages/*/*Page.tsx', '../i18n/perfumes/*.ts']);

/** The source files of a route's page: its own, and that of its props where they have one. */
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
    // Otherwise React would hide large pages behind their fallback and swap them in by a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** The rows of the route table whose first screen is prerendered. */
export const prerenderedRoutes: readonly RouteEntry[] = routes.filter(({ prerendered }) => prerendered);

/** All rows of the route table. */
export const allRoutes: readonly RouteEntry[] = routes;

/** Where guests are led from a customer's page. */
export const loginRoute: RouteEntry = routeOf(paths.login);

export { fallbackRoute, loginIntro };

/** Renders the first screen of a route, as a guest without storage sees it. */
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

/** The head of the shell, until a page has said its own. */
export const shellMeta = { title: t('brand.name'), description: t('meta.description') };

/** Renders the frame around an empty page. */
export async function renderShell(): Promise<string> {
  return toHtml(
    <StaticRouter location={paths.search}>
      <AuthProvider>
        <CartProvider>
          <Layout entry={routeOf(paths.search)}>{null}</Layout>
        </CartProvider>
      </AuthProvider>
    </StaticRouter>,
  );
}
