import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { tabTo, type, walkStops, type Stop } from './keyboard';
import { becomeCustomer } from '../e2e/states';
import { atRest } from '../e2e/walk';

const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.filter(({ faults }) => faults !== '').map(({ name, faults }) => `${name}: ${faults}`);

const FOCUS_WALKS = [
  { visitor: 'guest', path: paths.home },
  { visitor: 'guest', path: paths.products },
  { visitor: 'guest', path: paths.amberNights },
  { visitor: 'guest', path: paths.contact },
  { visitor: 'customer', path: paths.cart },
  { visitor: 'customer', path: paths.orders },
];

for (const { visitor, path } of FOCUS_WALKS) {
  test(`the focus is always seen, in the reading order, there and back: ${path}`, async ({
    page,
    mock,
    signIn,
  }) => {
    if (visitor === 'customer') await becomeCustomer(mock, signIn);
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
  'a perfume is bought by keyboard alone, and after Remove the focus is at the next row',
  { tag: '@desktop' },
  async ({ page, mock, signIn }) => {
    await becomeCustomer(mock, signIn);
    await page.goto(paths.home);
    await atRest(page);

    await test.step('search, with the dialog trapping the focus and giving it back', async () => {
      await tabTo(page, 'Search');
      await page.keyboard.press('Enter');
      const box = page.getByRole('combobox');
      await expect(box).toBeFocused();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        // Between its last and its first control, a dialog lets the browser's own bar have the focus.
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
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('amber nig');
      await expect(page.getByRole('option', { name: 'Amber Nights' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.amberNights);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('add to the cart', async () => {
      await expect(
        page.getByRole('button', { name: 'Add to Cart: Amber Nights', exact: true }),
      ).toBeVisible();
      await tabTo(page, 'Add to Cart: Amber Nights');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('added to cart.');
      await expect(
        page.getByRole('button', { name: 'Add to Cart: Amber Nights', exact: true }),
      ).toBeFocused();
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
      await expect(page.getByRole('alert').getByText('Order placed successfully!')).toBeVisible();
    });
  },
);

test('a password is recovered by keyboard alone', { tag: '@desktop' }, async ({ page, mock }) => {
  await page.goto(paths.login);
  await atRest(page);
  await tabTo(page, 'Forgot password?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.forgotPassword);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await type(page, 'Email', DEMO_ACCOUNT.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page, 'OTP', await mock.newestCode(DEMO_ACCOUNT.email));
  await type(page, 'New password', 'Second-Bloom-4');
  await tabTo(page, 'Show new password');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  await type(page, 'Confirm password', 'Second-Bloom-4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'the contact form is sent by keyboard alone, its errors tied to their fields',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(paths.contact);
    await atRest(page);
    const main = page.getByRole('main');
    await expect(main.locator('form')).toHaveAttribute('novalidate', '');
    await tabTo(page, 'Send Message');
    await page.keyboard.press('Enter');
    const firstName = main.getByLabel('First name');
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription('First name is required.');
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('link', { name: 'Message', exact: true })).toBeVisible();
    await page.keyboard.type('Ada');
    await expect(firstName).not.toHaveAttribute('aria-invalid');
    await type(page, 'Last name', 'Martin');
    await type(page, 'Email', 'ada@example.com');
    await type(page, 'Message', 'Good evening');
    await tabTo(page, 'Send Message');
    await page.keyboard.press('Enter');
    const thanks = main.getByText('Thank you for reaching out!');
    await expect(thanks).toBeVisible();
    await expect(thanks).toBeFocused();
  },
);
