import { paths, searchPath } from '#config/paths';
import { familyNames } from '#house/families';
import { perfumes } from '#house/perfumes';
import wishes from '#house/wishes.json' with { type: 'json' };
import type { NoteFamily } from '#houseTypes/perfume';
import { FAMILIES } from '#shop/products/catalogueView';
import { longestNamed, need, own } from '../helpers/goods';
import { expect, test } from './fixtures';
import { followRequests, settled } from './settled';
import { addToCart, main } from './shopper';

/** Two families of an own perfume. */
const [kept, removed] = perfumes[longestNamed.perfume].facets.families;
const other = need(removed, 'an own perfume of two families');

/** A wish that excludes a perfume of the house and leaves one. */
const excluding = need(
  wishes.find(
    ({ kind, best, forbidden }) => kind === 'negation' && best?.length === 1 && forbidden !== undefined,
  ),
  'a wish that excludes one of its perfumes (wishes.json)',
);
const ownBy = (key: string | undefined) =>
  need(
    own.find(({ perfume }) => perfume === key),
    'the perfumes of its wishes',
  );

test('a wish with an exclusion ends in the cart', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(searchPath(excluding.wish));
  const found = main(page).getByRole('region', { name: 'By scent' }).getByRole('link');
  const { name } = ownBy(excluding.best?.[0]);
  await expect(found.first()).toContainText(name);
  for (const key of excluding.forbidden ?? [])
    await expect(found.filter({ hasText: ownBy(key).name })).toHaveCount(0);
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await addToCart(page, name, 1);
});

test('two families, one removed, a card opened, and Back', { tag: '@phone' }, async ({ page }) => {
  const open = followRequests(page);
  await page.goto(paths.products);
  const chip = (family: NoteFamily) =>
    page.getByRole('search').getByRole('button', { name: new RegExp(`^${familyNames[family]}(?: \\d+)?$`) });
  for (const family of [kept, other]) await chip(family).click();
  const both = FAMILIES.filter((family) => family === kept || family === other);
  await expect(page).toHaveURL(`${paths.products}?family=${both.join()}`);
  await chip(other).click();
  await expect(page).toHaveURL(`${paths.products}?family=${kept}`);
  await settled(page, open);

  const card = main(page)
    .getByRole('listitem')
    .filter({ hasNotText: longestNamed.name })
    .last()
    .getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const bar = await page.getByRole('search').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0), 'header and bar').toBeLessThanOrEqual(113);
  const top = await page.evaluate(() => window.scrollY);
  await card.click();
  await page.goBack();
  await expect(page).toHaveURL(`${paths.products}?family=${kept}`);
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(60);
});
