import { paths, searchPath } from '../../src/config/paths';
import { families } from '#house/families';
import { perfumes } from '#house/perfumes';
import { samples } from '#house/samples';
import { FAMILIES } from '../../src/model/catalogueView';
import { wordsForFamilies } from '../../src/model/families';
import { first, longestNamed, need } from '../../src/mocks/goods';
import { seedProducts } from '../../src/mocks/seed/catalogue';
import { expect, test } from './fixtures';
import { addToCart, main } from './shopper';

/** A family that products have by the words of their descriptions, and one of an own perfume. */
const kept = need(
  FAMILIES.findLast((family) =>
    seedProducts.some((product) => wordsForFamilies(product, [family]).length > 0),
  ),
  'a product whose description names a family',
);
const removed = need(
  perfumes[longestNamed.perfume].facets.notes.find((family) => family !== kept),
  'an own perfume of another family',
);

test('a wish with an exclusion ends in the cart (13.16, 13.18)', async ({ page, signIn }) => {
  await signIn();
  const excluded = families[perfumes[first.perfume].facets.notes[0]];
  await page.goto(searchPath(`warm and sweet for the evening, no ${excluded}`));
  const found = main(page).getByRole('region', { name: 'By scent' }).getByRole('link').first();
  const name = (await found.locator('bdi').first().textContent()) ?? '';
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'The notes' })).not.toContainText(excluded, {
    ignoreCase: true,
  });
  await addToCart(page, name, 1);
});

test('two families, one removed, a card opened, and Back (8.2, 8.29, 8.30)', async ({ page }) => {
  await page.goto(paths.products);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const both = FAMILIES.filter((family) => family === kept || family === removed);
  for (const family of both)
    await sheet.getByRole('button', { name: new RegExp(`^${families[family]} \\d+$`) }).click();
  await expect(page).toHaveURL(`${paths.products}?family=${both.join()}`);
  await expect(sheet.getByRole('button', { name: /^Show \d+ perfumes$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.products}?family=${both.join()}`);
  await page.getByRole('button', { name: `Remove ${families[removed]}` }).click();
  await expect(page).toHaveURL(`${paths.products}?family=${kept}`);

  const reasons = page.getByText(/^Its description names/);
  await reasons.last().scrollIntoViewIfNeeded();
  const bar = await page.getByRole('search').boundingBox();
  if ((page.viewportSize()?.width ?? 0) < 768)
    expect((bar?.y ?? 0) + (bar?.height ?? 0), 'header and bar').toBeLessThanOrEqual(112);
  const card = main(page).getByRole('listitem').filter({ has: reasons }).last().getByRole('link');
  const top = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.products}?family=${kept}`);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(10);
});

test('a sample is bought on the page of a perfume (9.28)', async ({ page, signIn }) => {
  await signIn();
  await page.goto(longestNamed.path);
  await expect(main(page).getByText(/^Not sure yet\?/)).toBeVisible();
  await addToCart(page, samples[0]?.name ?? '', 1);
});
