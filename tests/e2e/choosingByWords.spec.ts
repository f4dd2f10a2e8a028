import { paths } from '../../src/config/paths';
import { listPath, savedPath } from '../../src/model/sharedList';
import { expect, test } from './fixtures';

test('a scent said in words, its sizes and pictures, buying from a long page (3.36, 9.13, 9.14, 9.15, 13.16, 13.17)', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn();
  await page.goto(paths.contact);
  const magnifier = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await magnifier.click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await overlay.getByRole('combobox').fill('santal');
  await expect(overlay.getByRole('region', { name: 'In the shop' })).toContainText('$210.00');
  await overlay.getByRole('combobox').fill('vanila');
  await expect(overlay.getByText('no matches found')).toBeVisible();
  await overlay.getByRole('link', { name: 'Vanilla Ember Vanilla pod in its heart' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Also as' })).toContainText('Extrait $295.00');
  const before = await magnifier.boundingBox();
  await main.getByRole('button', { name: 'Save Vanilla Ember' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved, 1 perfume' })).toBeVisible();
  expect(await magnifier.boundingBox()).toEqual(before);
  await main.getByRole('button', { name: 'Look closer' }).click();
  await expect(page.getByRole('dialog').getByText('1 / 4')).toBeVisible();
  await page.keyboard.press('Escape');

  const bar = main.getByRole('group', { name: 'Price and order' });
  await expect(bar).toBeHidden();
  await main.getByRole('heading', { name: 'How to wear it' }).scrollIntoViewIfNeeded();
  if (!isMobile) return expect(bar).toBeHidden();
  await expect(bar).toContainText('Vanilla Ember $155.00');
  await bar.getByRole('button', { name: 'Add to Cart: Vanilla Ember' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Vanilla Ember added to cart.' });
  await expect(alert).toBeVisible();
  const boxOf = async (of: typeof bar) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
  const said = await boxOf(alert);
  expect(said.y + said.height).toBeLessThanOrEqual((await boxOf(bar)).y);

  // The focus comes to lie above it, and the footer begins where it ends.
  const next = main.getByRole('link', { name: 'Royal Oud' });
  await next.focus();
  const focused = await boxOf(next);
  expect(focused.y + focused.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const footer = page.getByRole('contentinfo');
  const overlap = async () => (await boxOf(bar)).y + (await boxOf(bar)).height - (await boxOf(footer)).y;
  await expect.poll(overlap).toBeLessThanOrEqual(1);
});

test('a list is sent, opened and saved (9.16)', async ({ page }) => {
  // The platform's share sheet, which is no part of the page.
  await page.addInitScript(() => {
    const share = ({ url }: ShareData): Promise<void> =>
      Promise.resolve(sessionStorage.setItem('sent', url ?? ''));
    Object.assign(navigator, { share });
  });
  await page.goto(paths.products);
  for (const name of ['Rose Velours', 'Iris Poudré', 'Royal Oud']) {
    const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
    await heart.scrollIntoViewIfNeeded();
    await heart.click();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Saved, 3 perfumes' }).click();
  await expect(page).toHaveURL(savedPath);
  await page.getByRole('button', { name: 'Send this list' }).click();
  const link = await page.evaluate(() => sessionStorage.getItem('sent') ?? '');
  expect(link).toContain(listPath(''));

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('main').getByText('A list for you: 3 perfumes')).toBeVisible();
  await page.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved, 3 perfumes' })).toBeVisible();
});

test('the catalogue begins with perfumes on a phone (8.27)', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.products);
    const banner = page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .first();
    const whole = (await banner.boundingBox())?.height ?? NaN;
    expect(whole).toBeLessThanOrEqual(height / 4);
    const first = await page
      .getByRole('main')
      .getByRole('img', { name: 'Classic Musk', exact: true })
      .boundingBox();
    expect(first?.y).toBeLessThan(height);
    await page.goto(`${paths.products}?search=oud`);
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(whole);
  }
});
