import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { hold } from '../e2e/held';
import { hydrated } from '../e2e/settled';
import { PHONE } from '../helpers/browserTests';

test('Back before the app has taken over a page that was loaded again shows the page before, whole (19.23)', async ({
  page,
}) => {
  await page.goto(paths.cookies);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const code = await hold(page, /ContactPage-[^/]*\.js/);
  await page.evaluate(() => location.reload());
  await expect.poll(code.asked).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.cookies);
  code.letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await hydrated(page);
});

for (const [place, mark] of [
  ['further down', (page: Page) => page.getByRole('heading', { name: 'About Us' })],
  ['at its end', (page: Page) => page.getByRole('contentinfo')],
] as const) {
  test(`a page that is loaded again stands where it stood, ${place} (19.23)`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(paths.home);
    await mark(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const stands = () => page.evaluate(() => scrollY);
    const before = await stands();
    expect(before).toBeGreaterThan(300);
    await page.reload();
    await expect(mark(page)).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    expect(Math.abs((await stands()) - before)).toBeLessThan(2);
  });
}

test('what holds the place of perfumes stands still at first (3.33, 19.23)', async ({ page }) => {
  const { letCome } = await hold(page, /\/products\?/);
  await page.goto(paths.products);
  const delays = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delays.length).toBeGreaterThan(0);
  expect(new Set(delays)).toEqual(new Set([2400]));
  letCome();
});
