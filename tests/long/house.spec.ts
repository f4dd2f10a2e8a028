import { readdirSync } from 'node:fs';
import { paths } from '#config/paths';
import { bringAxe, violations } from '../e2e/axe';
import { expect, test } from '../e2e/fixtures';
import { banner, expectCart, main } from '../e2e/shopper';
import { SITE_FOLDER } from '../e2e/site';
import { atRest } from '../e2e/walk';

/** Every page of the house that is built: `npm run test:otherHouse` walks through the one of tests/testHouse. */
const pages = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^\d/.test(file))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);

for (const width of [320, 390, 1440])
  test(
    `each page fits ${width} px, and nothing covers the header's icons`,
    { tag: '@desktop' },
    async ({ page, signIn }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      await signIn();
      await bringAxe(page);
      for (const path of [...pages, paths.cart, paths.orders, paths.profile]) {
        await page.goto(path);
        await atRest(page);
        const lost = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const covered = [...document.querySelectorAll('header :is(button, a)')].filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            if (right === left) return false;
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
              left < 0 ||
              right > innerWidth ||
              (hit !== null && !control.contains(hit) && !hit.contains(control))
            );
          });
          return [
            ...(scrollWidth > clientWidth ? ['wider than the screen'] : []),
            ...covered.map((control) => control.outerHTML),
          ];
        });
        expect.soft(lost, path).toEqual([]);
        expect.soft(await violations(page), path).toEqual([]);
      }
    },
  );

test('a customer buys the first perfume of the catalogue', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(paths.products);
  await main(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expectCart(page, 1);
  await banner(page).getByRole('link', { name: /^Cart/ }).click();
  await main(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(paths.orders);
});
