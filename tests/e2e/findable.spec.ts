import { sharePicture } from '../../src/build/findable';
import { SHOP_ADDRESS } from '../helpers/e2eBuild';
import { fallbackRoute, routes } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

/** What a crawler reads of a page's HTML, without running anything. */
interface Head {
  title: string;
  description: string;
  robots: string | undefined;
  canonical: string | undefined;
  share: Record<string, string>;
  graph: Record<string, unknown>[];
}

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

function headOf(html: string): Head {
  const json = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
  const share = [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)];
  return {
    title: attribute(html, /<title>([^<]*)<\/title>/) ?? '',
    description: attribute(html, /<meta name="description" content="([^"]*)"/) ?? '',
    robots: attribute(html, /<meta name="robots" content="([^"]*)"/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    share: Object.fromEntries(share.map(([, name = '', content = '']) => [name, content])),
    graph: json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  };
}

test(
  'each listed route says its title, description, address and share picture in its HTML (4.5)',
  { tag: '@desktop' },
  async ({ request }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const listed = routes.filter(({ indexed }) => indexed);
    for (const { path } of listed) {
      const head = headOf(await (await request.get(path)).text());
      expect(head.title, path).toMatch(/^.{3,60} \| Aurevane$/);
      expect(head.description.length, `${path}: ${head.description}`).toBeGreaterThan(50);
      expect(head.description.length, `${path}: ${head.description}`).toBeLessThan(170);
      expect(head.robots, path).toBeUndefined();
      expect(head.canonical, path).toBe(SHOP_ADDRESS + path);
      expect(head.share, path).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': head.canonical,
        'og:image': SHOP_ADDRESS + sharePicture(path),
      });
      titles.add(head.title);
      descriptions.add(head.description);
    }
    expect(titles.size).toBe(listed.length);
    expect(descriptions.size).toBe(listed.length);
  },
);

test(
  'structured data: the house and its search on Home, the way and the perfume elsewhere (4.5)',
  { tag: '@desktop' },
  async ({ request }) => {
    const graphOf = async (path: string) => headOf(await (await request.get(path)).text()).graph;
    const home = await graphOf(paths.home);
    expect(home.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home[1]).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SHOP_ADDRESS}/search?query={search_term_string}`,
      },
    });
    for (const path of [paths.classicMusk, paths.amberNights, paths.vanillaEmber, paths.royalOud]) {
      const [way, product] = await graphOf(path);
      expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
      expect((way?.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
        `${SHOP_ADDRESS}/`,
        `${SHOP_ADDRESS}/products`,
        SHOP_ADDRESS + path,
      ]);
      expect(product).toMatchObject({ '@type': 'Product', '@id': `${SHOP_ADDRESS}${path}#product` });
    }
    expect((await graphOf(paths.contact)).map((node) => node['@type'])).toEqual(['BreadcrumbList']);
  },
);

test(
  'robots.txt and the sitemap name the listed routes, and only them (4.5)',
  { tag: '@desktop' },
  async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SHOP_ADDRESS}/sitemap.xml`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(routes.filter(({ indexed }) => indexed).map(({ path }) => SHOP_ADDRESS + path));
    const picture = await request.get('/share.jpg');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  },
);

test(
  'private, changing and unknown addresses are not listed, with and without scripts (4.5, 4.6)',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const hidden = routes.filter(({ indexed }) => !indexed).map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining([paths.cart, paths.orders, paths.profile, paths.search]));
    for (const path of [...hidden, '/no/such/page']) {
      const head = headOf(await (await request.get(path)).text());
      expect(head.robots, path).toBe('noindex');
      expect(head.canonical, path).toBeUndefined();
    }
    expect(fallbackRoute.indexed).toBe(false);
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle(/ \| Aurevane$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  },
);
