import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { startStaticHost } from '../../src/build/staticHost';
import { paths, searchPath } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { hydrated } from '../e2e/settled';
import { logIn } from '../e2e/shopper';
import { buildForE2e } from '../helpers/e2eBuild';

const SECRET = 'Geheimnis';

interface Received {
  /** The whole request, as a host could keep it. */
  raw: string;
  body: Record<string, unknown>;
}

/** What stands at VITE_REPORT_URL: it takes everything down, and answers nothing worth looking at. */
function listen(received: Received[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const raw = `${request.method ?? ''} ${request.url ?? ''} ${JSON.stringify(request.headers)} ${body}`;
      received.push({ raw, body: JSON.parse(body) as Record<string, unknown> });
      response.writeHead(204).end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test('a build that reports faults tells its address of errors, missing code and web vitals, and identifies no one (19.22)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const received: Received[] = [];
  const server = await listen(received);
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const { folder, mockPort } = await buildForE2e('dist-e2e-reports', { VITE_REPORT_URL: `${origin}/in` });
  const [mock, site] = await Promise.all([startMockServer({ port: mockPort }), startStaticHost({ folder })]);
  const open = async (path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await hydrated(page);
  };
  let before = 0;
  const kinds = (): unknown[] => received.map(({ body }) => body.kind);
  try {
    await test.step('the privacy page says so, and the policy lets it', async () => {
      await open(paths.privacyPolicy);
      await expect(page.getByRole('heading', { name: 'Reports of faults' })).toBeVisible();
      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      expect(policy).toContain(origin);
    });

    await test.step('an error that nothing catches', async () => {
      await open(paths.login);
      await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
      await expect(page).toHaveURL(site.origin + paths.home);
      await open(searchPath(SECRET));
      // The page may not: the host's own, such as an owner's measurement.
      await page.context().addCookies([{ name: 'visitor', value: SECRET, url: origin }]);
      await page.evaluate((text) => {
        setTimeout(() => {
          throw new TypeError(`${text} is not a function`);
        });
      }, SECRET);
      await expect.poll(kinds).toContain('error');
      expect(received.find(({ body }) => body.kind === 'error')?.body).toEqual({
        page: paths.search,
        kind: 'error',
        name: 'TypeError',
        at: [],
      });
    });

    await test.step('code that is missing, before and after the page has loaded itself again', async () => {
      await page.route(/\/assets\/ContactPage-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect.poll(kinds).toContain('code');
      const code = received.find(({ body }) => body.kind === 'code')?.body.file;
      expect(code).toMatch(/^ContactPage-[\w-]+\.js$/);
      // What takes a page down is reported by the boundary that caught it.
      await expect.poll(() => received.map(({ body }) => body.name)).toContain('PageLoadError');
    });

    await test.step('ten a visit at most, and the web vitals when it ends', async () => {
      const measuring = page.waitForResponse(/\/assets\/vitals-[\w-]+\.js$/);
      await open(paths.products);
      await measuring;
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.goto('about:blank');
      const vitalsOf = (path: string) =>
        received.find(({ body }) => body.kind === 'vitals' && body.page === path)?.body;
      await expect
        .poll(() => Object.keys(vitalsOf(paths.products) ?? {}))
        .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));

      await open(paths.cart);
      before = received.length;
      await page.evaluate(() => {
        for (let count = 0; count < 25; count += 1) {
          const error = new Error();
          error.name = `${'A'.repeat(count + 1)}Error`;
          void Promise.reject(error);
        }
      });
      await expect.poll(() => received.length).toBe(before + 10);
      await page.goto('about:blank');
    });
    expect(received, 'nothing came after the tenth').toHaveLength(before + 10);

    await test.step('nothing in them is about the person', () => {
      for (const { raw } of received) {
        expect(raw).not.toMatch(/"(?:referer|cookie)"/i);
        for (const own of [
          SECRET,
          DEMO_ACCOUNT.email,
          DEMO_ACCOUNT.name,
          DEMO_ACCOUNT.id,
          'query=',
          'Bearer',
        ])
          expect(raw).not.toContain(own);
      }
    });
  } finally {
    server.closeAllConnections();
    server.close();
    await Promise.all([mock.close(), site.close()]);
  }
});
