import { readdirSync, readFileSync } from 'node:fs';
import { paths } from '#config/paths';
import { SANDBOX_HEADER } from '#mocks/store';
import { houseFolder } from '../../tools/house.mjs';
import { expect, test } from './fixtures';
import { watchFrames } from './frames';
import { followRequests, settled } from './settled';
import { PHONE, SITE_FOLDER, SITE_ORIGIN } from './site';

const once = { tag: '@desktop' };

test('each page has the policy in itself', once, async ({ page, problems }) => {
  problems.allow(/^policy: style-src/, /Content Security Policy/);
  await page.route(`${SITE_ORIGIN}/`, (route) => route.fulfill({ path: `${SITE_FOLDER}/index.html` }));
  await page.goto(paths.home);
  const applied = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    return style.sheet !== null;
  });
  expect(applied).toBe(false);
});

for (const [visitor, page, other] of [
  ['guest', 'LoginPage', 'CartPage'],
  ['customer', 'CartPage', 'LoginPage'],
] as const) {
  test(
    `a ${visitor} at the cart's address loads only the code of the ${page}, and sees no other page`,
    once,
    async ({ page: tab, signIn }) => {
      // On a phone, the session is looked up last.
      await tab.setViewportSize(PHONE.viewport);
      if (visitor === 'customer') await signIn();
      const headlines = await watchFrames(tab, () =>
        [...document.querySelectorAll('h1')]
          .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
          .map((heading) => heading.textContent),
      );
      const asked: string[] = [];
      const warnings: string[] = [];
      tab.on('console', (message) => {
        // The warning that the test itself causes by looking below the first screen.
        if (!message.text().endsWith('hidden by content-visibility.')) warnings.push(message.text());
      });
      tab.on('request', (request) => asked.push(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ''));
      const open = followRequests(tab);
      await tab.goto(paths.cart);
      await settled(tab, open);
      expect(asked).toContain(page);
      expect(asked).not.toContain(other);
      expect(warnings, 'what was preloaded is used').toEqual([]);
      expect(await headlines()).not.toContain(visitor === 'customer' ? 'Login' : 'Your Cart is Empty');
    },
  );
}

test('the built files contain no mock, and no reports and analytics while they are off', once, () => {
  const files = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const trace of [SANDBOX_HEADER, 'no-cors', 'An event could not be told']) {
    expect(files.filter((file) => readFileSync(`${SITE_FOLDER}/${file}`, 'utf8').includes(trace))).toEqual(
      [],
    );
  }
});

test(
  'the site contains the notices of the packages and fonts that it is made from',
  once,
  async ({ request }) => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const text = await (await request.get('/licences.txt')).text();
    for (const [name, version] of Object.entries(dependencies)) {
      // The first is only in builds with an events module, the second re-exports react-router.
      if (['web-vitals', 'react-router-dom'].includes(name)) continue;
      expect(text, name).toMatch(new RegExp(`^## ${name} - ${version} .*\\n\\n.*(?:License|Copyright)`, 'm'));
    }
    for (const file of readdirSync(`${houseFolder}/fonts`).filter((name) => name.endsWith('-OFL.txt')))
      expect(text).toContain(readFileSync(`${houseFolder}/fonts/${file}`, 'utf8'));
  },
);
