import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { listen } from '../../src/build/nodeHttp';
import { startStaticHost } from '../../src/build/staticHost';
import { paths, searchPath } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { hydrated } from '../e2e/settled';
import { logIn } from '../e2e/shopper';
import { buildForE2e } from '../helpers/e2eBuild';
import { dearest } from '../../src/mocks/goods';

const SECRET = 'Geheimnis';
const ANALYTICS = 'https://analytics.example.com';

interface Received {
  /** The whole request, as a host could log it. */
  raw: string;
  body: Record<string, unknown>;
}

interface Heard {
  heard?: [string, Record<string, unknown>][];
  agree?: () => void;
}

/** The server at VITE_REPORT_URL. */
const receiver = (received: Received[]): Server =>
  createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const raw = `${request.method ?? ''} ${request.url ?? ''} ${JSON.stringify(request.headers)} ${body}`;
      received.push({ raw, body: JSON.parse(body) as Record<string, unknown> });
      response.writeHead(204).end();
    });
  });

test(
  "a build with fault reports and the owner's analytics discloses them, identifies nobody, and tracks pages, searches and orders",
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const received: Received[] = [];
    const { origin, close } = await listen(receiver(received));
    const { folder, mockPort } = await buildForE2e('dist-e2e-owner', {
      VITE_REPORT_URL: `${origin}/in`,
      VITE_EVENTS_MODULE: './tests/helpers/ownersEvents.ts',
      VITE_EVENTS_HOSTS: ANALYTICS,
    });
    const [mock, site] = await Promise.all([startMockServer(mockPort), startStaticHost(folder)]);
    const open = async (path: string): Promise<void> => {
      await page.goto(site.origin + path);
      await hydrated(page);
    };
    const kinds = (): unknown[] => received.map(({ body }) => body.kind);
    const heard = () => page.evaluate(() => (window as Heard).heard ?? []);
    try {
      await test.step('the privacy page discloses them, and the policy allows them', async () => {
        await open(paths.privacyPolicy);
        await expect(page.getByRole('heading', { name: 'Reports of faults' })).toBeVisible();
        const analytics = page.getByRole('region', { name: 'Analytics, with your consent' });
        await expect(analytics.getByRole('listitem')).toHaveCount(5);
        const policy = await page
          .locator('meta[http-equiv="Content-Security-Policy"]')
          .getAttribute('content');
        for (const host of [origin, ANALYTICS]) expect(policy).toContain(host);
      });

      await test.step('an uncaught error is reported', async () => {
        await open(paths.login);
        await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
        await expect(page).toHaveURL(site.origin + paths.home);
        await open(searchPath(SECRET));
        // The page may not set cookies, but the host may, for example for the owner's statistics.
        await page.context().addCookies([{ name: 'visitor', value: SECRET, url: origin }]);
        await page.evaluate((text) => {
          setTimeout(() => {
            throw new TypeError(`${text} is not a function`);
          });
        }, SECRET);
        await expect.poll(kinds).toContain('error');
        const error = received.find(({ body }) => body.kind === 'error')?.body;
        expect(error).toEqual({ page: paths.search, kind: 'error', name: 'TypeError', at: [] });
      });

      await test.step('missing code is reported', async () => {
        await page.route(/\/assets\/ContactPage-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        await expect.poll(kinds).toContain('code');
        const code = received.find(({ body }) => body.kind === 'code')?.body.file;
        expect(code).toMatch(/^ContactPage-[\w-]+\.js$/);
      });

      await test.step('the web vitals are reported when a visit ends', async () => {
        const loaded = page.waitForResponse(/\/assets\/vitals-[\w-]+\.js$/);
        await open(paths.products);
        const module = (await loaded).url();
        // Resolves after the page's own import of it, so the measuring has begun.
        await page.evaluate((address) => import(address).then(() => undefined), module);
        await page.getByRole('heading', { level: 1 }).click();
        await page.goto('about:blank');
        const vitals = () =>
          received.find(({ body }) => body.kind === 'vitals' && body.page === paths.products)?.body ?? {};
        await expect
          .poll(() => Object.keys(vitals()))
          .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
      });

      await test.step('no report contains personal data', () => {
        const own = [SECRET, DEMO_ACCOUNT.email, DEMO_ACCOUNT.name, DEMO_ACCOUNT.id, 'query=', 'Bearer'];
        for (const { raw } of received) {
          expect(raw).not.toMatch(/"(?:referer|cookie)"/i);
          expect(own.filter((text) => raw.includes(text))).toEqual([]);
        }
      });

      await test.step('analytics receive a search, a perfume, an add and an order once the visitor agrees', async () => {
        const openAndAgree = async (path: string): Promise<void> => {
          await open(path);
          await page.waitForFunction(() => 'agree' in window);
          await page.evaluate(() => (window as Heard).agree?.());
          await expect.poll(heard).not.toEqual([]);
        };
        await openAndAgree(searchPath(dearest.name));
        expect(await heard()).toEqual([
          ['page', { page: paths.search }],
          ['search', { words: dearest.name }],
        ]);
        await openAndAgree(dearest.path);
        await page.getByRole('button', { name: `Add to Cart: ${dearest.name}`, exact: true }).click();
        await expect(page.getByText(`${dearest.name} added to cart.`).first()).toBeVisible();
        await page.getByRole('button', { name: 'Buy Now' }).click();
        await expect(page).toHaveURL(site.origin + paths.orders);
        const perfume: unknown = { id: expect.any(String), name: dearest.name, price: dearest.price };
        await expect
          .poll(async () => (await heard()).filter(([name]) => name !== 'page'))
          .toEqual([
            ['perfume', perfume],
            ['added', perfume],
            ['order', { pieces: 1, total: dearest.price }],
          ]);
      });
    } finally {
      await Promise.all([close(), mock.close(), site.close()]);
    }
  },
);
