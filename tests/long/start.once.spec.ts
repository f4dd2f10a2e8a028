import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { hold, type Held } from '../e2e/held';
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

const FIRST_PICTURE = /\/pictures\/hero-collection[^/]*\/\d+\.avif/;

/** Keeps Home's first picture back, for which the page waits without end. */
async function holdPicture(page: Page): Promise<Held> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0, ...given: []) => (ms < 3000 ? set(work, ms, ...given) : 0),
    });
  });
  return hold(page, FIRST_PICTURE);
}

const below = (page: Page) => page.getByRole('heading', { name: 'About Us' });

test('what stands below the first screen waits for the first picture, which is asked for once (19.23)', async ({
  page,
}) => {
  const { letCome, asked } = await holdPicture(page);
  const visit = page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(asked).toBe(1);
  await expect(below(page)).toBeHidden();
  letCome();
  await expect(below(page)).toBeVisible();
  await visit;
  expect(asked()).toBe(1);
});

test('whoever scrolls does not wait for the first picture (19.23)', async ({ page }) => {
  const { letCome } = await holdPicture(page);
  const visit = page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(below(page)).toBeHidden();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 200);
  await expect(below(page)).toBeVisible();
  letCome();
  await visit;
});

for (const [place, mark] of [
  ['further down', below],
  ['at its end', (page: Page) => page.getByRole('contentinfo')],
] as const) {
  test(`a page that is loaded again stands where it stood, ${place} (19.23)`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(paths.home);
    await mark(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const stands = () => page.evaluate(() => scrollY);
    const before = await stands();
    expect(before).toBeGreaterThan(300);
    const { letCome } = await holdPicture(page);
    const visit = page.reload();
    await expect(mark(page)).toBeInViewport();
    letCome();
    await visit;
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(Math.abs((await stands()) - before)).toBeLessThan(2);
  });
}

/** A call for products: its search text, and whether React had taken over by then what shows the answer. */
interface Asked {
  search: string | null;
  late: boolean;
}

for (const [path, search] of [
  [paths.products, ''],
  [`${paths.products}?search=oud`, 'oud'],
  [paths.amberNights, 'Amber Nights'],
] as const) {
  test(`a visit that begins at ${path} asks for its products while React takes it over, once (19.23, 19.24)`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const asked: Asked[] = [];
      const open: (method: string, url: string) => void = Reflect.get(XMLHttpRequest.prototype, 'open');
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string) {
        const { pathname, searchParams } = new URL(url, location.href);
        const place = document.querySelector('main section') ?? {};
        const late = Object.keys(place).some((key) => key.startsWith('__reactFiber$'));
        if (pathname.endsWith('/products')) asked.push({ search: searchParams.get('search'), late });
        open.call(this, method, url);
      };
      Object.assign(window, { asked });
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);
    expect(asked).toEqual([{ search, late: false }]);
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
