import { paths } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { alert, heading } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { atRest } from '../e2e/walk';
import { longestNamed, optionName } from '../helpers/goods';
import { faultsOf, tabTo, walkStops } from './keyboard';

const GUEST: readonly string[] = [paths.home, paths.products, longestNamed.path, paths.contact];

for (const path of [...GUEST, paths.cart, paths.orders]) {
  test(`the focus is always visible and in reading order, forwards and backwards: ${path}`, async ({
    page,
    mock,
    signIn,
  }) => {
    if (!GUEST.includes(path)) await becomeCustomer(mock, signIn);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await atRest(page);
    const there = await walkStops(page, 'Tab');
    expect(there[0]?.name).toBe('Skip to content');
    expect(there.length).toBeGreaterThan(15);
    expect.soft(faultsOf(there), 'there').toEqual([]);
    const back = await walkStops(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThanOrEqual(there.length - 1);
    expect.soft(faultsOf(back), 'back').toEqual([]);
  });
}

test(
  'a perfume can be bought by keyboard only, and Remove moves the focus to the next row',
  { tag: '@desktop' },
  async ({ page, mock, signIn }) => {
    await becomeCustomer(mock, signIn);
    await page.goto(paths.home);
    await atRest(page);

    await test.step('search: the dialog traps the focus and returns it', async () => {
      await tabTo(page, 'Search');
      await page.keyboard.press('Enter');
      const box = page.getByRole('combobox');
      await expect(box).toBeFocused();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        // Between its last and its first control, a dialog lets the focus move to the browser's own bar.
        const outside = await page.evaluate(() => {
          const { activeElement: element, body } = document;
          return element !== body && element?.closest('dialog') === null;
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box).toBeFocused();
      await page.keyboard.type('o');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(longestNamed.name.slice(0, -1).toLowerCase());
      await expect(page.getByRole('option', { name: optionName(longestNamed), exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(longestNamed.path);
      await expect(heading(page)).toBeFocused();
    });

    await test.step('add to the cart', async () => {
      const add = page.getByRole('button', { name: `Add to Cart: ${longestNamed.name}`, exact: true });
      await expect(add).toBeVisible();
      await tabTo(page, `Add to Cart: ${longestNamed.name}`);
      await page.keyboard.press('Enter');
      await expect(alert(page)).toContainText('added to cart.');
      await expect(add).toBeFocused();
      await tabTo(page, /^Cart, /, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.cart);
    });

    await test.step('remove a row', async () => {
      const remove = page.getByRole('button', { name: /^Remove / });
      await expect(remove.nth(1)).toBeVisible();
      await tabTo(page, /^Remove /);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(remove.first()).toBeFocused();
      const next = (await remove.nth(1).getAttribute('aria-label')) ?? '';
      await page.keyboard.press('Enter');
      await tabTo(page, 'Yes');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: next })).toBeFocused();
    });

    await test.step('check out', async () => {
      await tabTo(page, 'Checkout');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.orders);
      await expect(alert(page, 'Order placed successfully!')).toBeVisible();
    });
  },
);
