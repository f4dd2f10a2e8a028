import type { DocumentMeta } from '#app/documentMeta';
import type { RouteEntry } from '#app/routes';
import type { Env } from '#config/parseEnv';
import { paths } from '#config/paths';
import { brand } from '#house/house';
import { perfumes } from '#house/perfumes';
import { productText } from '#pages/product/texts';
import { perfumeAt } from '#shop/products/perfumeTargets';
import { sharePicture } from '#shop/products/productPath';
import { escapeHtml } from './html';

/** What search engines and share previews read; all of it needs the shop's public address. */

export function shareTags(env: Env, { path }: RouteEntry, meta: DocumentMeta): string[] {
  if (!env.siteUrl || !meta.canonical) return [];
  const perfume = perfumeAt(path);
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': meta.canonical,
    'og:image': env.siteUrl + sharePicture(path),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': perfume ? perfumes[perfume.perfume].alt : meta.title,
    'og:locale': 'en_US',
  };
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** A page's JSON-LD: the organisation on Home, the breadcrumb elsewhere. A perfume's page has its product as microdata. */
export function structuredData(env: Env, entry: RouteEntry, meta: DocumentMeta): string[] {
  const { siteUrl } = env;
  if (!siteUrl || !meta.canonical) return [];
  const house = {
    '@type': 'Organization',
    name: brand,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    sameAs: [env.instagramUrl, env.xUrl],
  };
  const data = entry.path === paths.home ? house : breadcrumbs(siteUrl, entry);
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // It can't close the script element around it.
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`];
}

function breadcrumbs(siteUrl: string, entry: RouteEntry): object {
  const steps = [
    { name: brand, path: paths.home },
    ...(perfumeAt(entry.path) ? [{ name: productText('product.perfumes'), path: paths.products }] : []),
    { name: entry.page.content?.meta.title, path: entry.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

export function sitemap(siteUrl: string, routes: readonly RouteEntry[]): string {
  const addresses = routes
    .filter(({ prerendered }) => prerendered)
    .map(({ path }) => escapeHtml(siteUrl + path));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
}
