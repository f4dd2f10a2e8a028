import { fallbackRoute, routes } from '#app/routes';
import { paths } from '#config/paths';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { sharePicture } from '#shop/products/productPath';
import { titleEnd } from '../helpers/house';
import { expect, test } from './fixtures';
import { SHOP_ADDRESS } from './site';

const once = { tag: '@desktop' };
const pathsOf = (listed: boolean): string[] =>
  routes.filter(({ prerendered }) => prerendered === listed).map(({ path }) => path);

/** Reads a page's HTML as a crawler does that runs no scripts. */
function headOf(html: string) {
  const attribute = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  const json = attribute(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  const share = [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)];
  return {
    title: attribute(/<title>([^<]*)<\/title>/) ?? '',
    description: attribute(/<meta name="description" content="([^"]*)"/) ?? '',
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    share: Object.fromEntries(share.map(([, name = '', content = '']) => [name, content])),
    data: json === undefined ? undefined : (JSON.parse(json) as object),
  };
}

test(
  'the HTML of each listed route has its title, description, address and share picture',
  once,
  async ({ request }) => {
    const heads = [];
    for (const path of pathsOf(true)) {
      const head = headOf(await (await request.get(path)).text());
      heads.push(head);
      expect(head.title.endsWith(titleEnd), head.title).toBe(true);
      expect(head.title.slice(0, -titleEnd.length), path).toMatch(/^.{3,60}$/);
      expect(head.description, path).toMatch(/^.{51,169}$/);
      expect(head.robots, path).toBeUndefined();
      expect(head.canonical, path).toBe(SHOP_ADDRESS + path);
      expect(head.share, path).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': head.canonical,
        'og:image': SHOP_ADDRESS + sharePicture(path),
      });
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  },
);

test('structured data has the brand on Home, and breadcrumbs elsewhere', once, async ({ request }) => {
  const dataOf = async (path: string) => headOf(await (await request.get(path)).text()).data;
  expect(await dataOf(paths.home)).toMatchObject({ '@type': 'Organization' });
  for (const { path } of perfumeTargets) {
    const way = ['/', '/products', path].map((item) => ({ item: SHOP_ADDRESS + item }));
    expect(await dataOf(path)).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: way });
  }
  expect(await dataOf(paths.contact)).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('robots.txt and the sitemap name exactly the listed routes', once, async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SHOP_ADDRESS}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pathsOf(true).map((path) => SHOP_ADDRESS + path));
  expect((await request.get('/share.jpg')).headers()['content-type']).toBe('image/jpeg');
});

test('private, changing and unknown addresses are not listed', once, async ({ request }) => {
  const hidden = pathsOf(false);
  expect(hidden).toEqual(expect.arrayContaining([paths.cart, paths.orders, paths.profile, paths.search]));
  for (const path of [...hidden, '/no/such/page']) {
    const head = headOf(await (await request.get(path)).text());
    expect([head.robots, head.canonical], path).toEqual(['noindex', undefined]);
  }
  expect(fallbackRoute.prerendered).toBe(false);
});
