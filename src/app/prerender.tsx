import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { notFoundText } from '#boot/texts';
import { paths } from '#config/paths';
import { pageGround } from '#house/colours';
import { description } from '#house/house';
import { fullTitle, uiText } from '#ui/texts';
import { App } from './App';
import { Layout } from './Layout';
import { documentMeta, type DocumentMeta } from './documentMeta';
import { firstCallOf } from './firstCalls';
import { fallbackRoute, routeOf, routes, type RouteEntry } from './routes';

/** Only for the build: the first screens of prerendered routes, and the shell for all other addresses. */

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

export { fallbackRoute, firstCallOf, routeOf, routes };

export async function loadPages(): Promise<void> {
  await Promise.all([...routes, fallbackRoute].map(({ page }) => page.load()));
}

/** Renders the first screen of a route for a guest without storage. */
export async function renderRoute(entry: RouteEntry) {
  const html = await toHtml(
    <StaticRouter location={entry.path}>
      <App />
    </StaticRouter>,
  );
  const meta = documentMeta(entry);
  if (!meta) throw new Error(`no meta of ${entry.path}`);
  return { html, meta };
}

/** The shell's metadata, until the page has loaded its own. */
export const shellMeta: DocumentMeta = {
  title: uiText('brand.name'),
  description,
  themeColour: pageGround,
  noindex: true,
  canonical: null,
};

/** What the shell says for a missing file until the app has come, which then shows Home. @param root of the shell */
export function notFound(root: string): { title: string; root: string } {
  const words = `<p class="no-scripts">${notFoundText}</p></main>`;
  return { title: fullTitle(notFoundText), root: root.replace('</main>', () => words) };
}

export async function renderShell(): Promise<string> {
  return toHtml(
    <StaticRouter location={paths.search}>
      <App>
        <Layout />
      </App>
    </StaticRouter>,
  );
}
