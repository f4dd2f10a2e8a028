import { paths, searchPath } from '../../src/config/paths';
import { families } from '#house/families';
import { perfumes } from '#house/perfumes';
import { samples } from '#house/samples';
import { FAMILIES } from '../../src/model/catalogueView';
import { wordsForFamilies } from '../../src/model/families';
import wishes from '../../src/house/wishes.json' with { type: 'json' };
import { longestNamed, need, own } from '../../src/mocks/goods';
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

/** A wish that excludes a perfume of the house and leaves one. */
const excluding = need(
  wishes.find(
    ({ kind, best, forbidden }) => kind === 'negation' && best.length === 1 && forbidden.length > 0,
  ),
  'a wish that excludes one of its perfumes (wishes.json)',
);
const ownBy = (key: string | undefined) =>
  need(
    own.find(({ perfume }) => perfume === key),
    'the perfumes of its wishes',
  );

test('a wish with an exclusion ends in the cart', async ({ page, signIn }) => {
  await signIn();
  await page.goto(searchPath(excluding.wish));
  const found = main(page).getByRole('region', { name: 'By scent' }).getByRole('link');
  const { name } = ownBy(excluding.best[0]);
  await expect(found.first()).toContainText(name);
  for (const key of excluding.forbidden)
    await expect(found.filter({ hasText: ownBy(key).name })).toHaveCount(0);
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await addToCart(page, name, 1);
});

test('two families, one removed, a card opened, and Back', async ({ page }) => {
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
  if ((page.viewportSize()?.width ?? 0) < 1024)
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

test('a sample is bought on the page of a perfume', async ({ page, signIn }) => {
  await signIn();
  await page.goto(longestNamed.path);
  await expect(main(page).getByText(/^Not sure yet\?/)).toBeVisible();
  await addToCart(page, samples[0]?.name ?? '', 1);
});
