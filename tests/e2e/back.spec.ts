import { paths } from '#config/paths';
import { brand } from '#house/house';
import { first } from '../helpers/goods';
import { expect, test } from './fixtures';
import { heading, main } from './shopper';

test(
  'Back leads to the link that was followed, also in a long list',
  { tag: '@phone' },
  async ({ page, mock, signIn }) => {
    const { user } = await signIn();
    await page.goto(first.path);
    const companion = main(page).getByRole('region', { name: 'Worn with it' }).getByRole('link').first();
    await companion.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(companion).toBeFocused();
    await expect(companion).toBeInViewport();

    await page.goto(paths.orders);
    // The last order of the first page: below it, the list goes on.
    const item = main(page).getByRole('article').nth(9).getByRole('list').getByRole('link').first();
    await item.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(item).toBeFocused();
    await expect(item).toBeInViewport();
    expect((await mock.state()).orders[user._id]?.length).toBeGreaterThan(10);
  },
);

test(
  'Back after a reload finds the place in a list of several pages',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.products);
    const cards = page.getByRole('list', { name: 'Perfumes' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.nth(19)).toBeAttached();
    const card = cards.nth(17).getByRole('heading');
    await card.scrollIntoViewIfNeeded();
    await page
      .getByRole('link', { name: `${brand}, home` })
      .first()
      .click();
    await expect(page).toHaveURL(paths.home);
    await page.reload();
    await page.goBack();
    await expect(card).toBeInViewport();
  },
);
