import { paths } from '#config/paths';
import { brand } from '#house/house';
import { longestNamed as wanted, optionName, other, priceOf } from '../helpers/goods';
import { expect, test } from './fixtures';
import {
  addToCart,
  alert,
  cartItems,
  cartLink,
  expectCart,
  heading,
  logOut,
  main as mainOf,
  searchFor,
  signUp,
} from './shopper';

const SHOPPER = { name: 'Ada Martin', email: 'ada@example.com', password: 'Quiet-Water-3' };

test('a customer buys, from registration to the latest order, and nothing private is left after logout', async ({
  page,
  mock,
}) => {
  const main = mainOf(page);
  const rows = cartItems(page);

  await test.step('register', () => signUp(page, SHOPPER));

  await test.step('find a perfume with Enter on its only match, and add it twice', async () => {
    await searchFor(page, wanted.name.slice(0, -1).toLowerCase());
    await expect(page.getByRole('option').first()).toHaveAccessibleName(optionName(wanted));
    await expect(page.getByRole('option').last()).toHaveText('see all results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wanted.path);
    await addToCart(page, wanted.name, 1);
    await addToCart(page, wanted.name, 2);
  });

  await test.step('find another one by its name in the list, and add it', async () => {
    await searchFor(page, other.name.slice(0, 3));
    await page.getByRole('option', { name: optionName(other), exact: true }).click();
    await expect(page).toHaveURL(other.path);
    await addToCart(page, other.name, 3);
  });

  await test.step('remove one in the dialog', async () => {
    await cartLink(page).click();
    await expect(rows).toHaveCount(2);
    const dialog = page.getByRole('alertdialog');
    await main.getByRole('button', { name: `Remove ${other.name}` }).click();
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(rows).toHaveCount(2);
    await main.getByRole('button', { name: `Remove ${other.name}` }).click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Quantity: 2');
  });

  await test.step('the cart survives a reload', async () => {
    await expect
      .poll(async () => (await mock.requests('cartDelete')).map(({ status }) => status))
      .toEqual([200]);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(wanted.name);
    await expect(rows).toContainText('Quantity: 2');
    await expect(main.getByText(priceOf(wanted, 2)).last()).toBeVisible();
  });

  await test.step('check out, and see the order as the latest', async () => {
    await main.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(paths.orders);
    await expect(alert(page, 'Order placed successfully!')).toBeVisible();
    const latest = main.getByRole('region', { name: 'Latest order' });
    await expect(latest).toContainText(wanted.name);
    await expect(latest).toContainText('Quantity: 2');
    await expect(latest).toContainText(priceOf(wanted, 2));
    await expectCart(page, 0);
    // On paper: the names of shop and buyer, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(`${brand} · ${SHOPPER.name} · ${SHOPPER.email}`)).toBeVisible();
    await expect(latest.getByRole('button')).toHaveCount(0);
    await expect(latest.getByRole('link', { name: /Write to us/ })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    const { orders, users } = await mock.state();
    const id = users.find(({ email }) => email === SHOPPER.email)?._id ?? '';
    expect(orders[id]).toHaveLength(1);
    // A separate call after the order empties the cart.
    await expect.poll(async () => (await mock.state()).carts[id] ?? []).toEqual([]);
  });

  await test.step('log out; Back shows nothing private', async () => {
    await logOut(page);
    await expect(page).toHaveURL(paths.login);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    for (const privatePage of [paths.cart, other.path]) {
      await page.goBack();
      await expect(page).toHaveURL(privatePage === paths.cart ? paths.login : privatePage);
      await expect(heading(page)).toBeVisible();
      for (const text of [SHOPPER.name, SHOPPER.email, 'Quantity: 2', priceOf(wanted, 2), 'Latest order']) {
        await expect(page.getByText(text)).toHaveCount(0);
      }
      await expectCart(page, 0);
    }
  });
});

test('two tabs that press Checkout at the same moment order once', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  const session = await signIn();
  await mock.fillCart(session, await mock.productIds(2));
  const other = await context.newPage();
  const presses = await Promise.all(
    [page, other].map(async (tab) => {
      await tab.goto(paths.cart);
      await expect(cartItems(tab)).toHaveCount(2);
      return mainOf(tab).getByRole('button', { name: 'Checkout' });
    }),
  );
  await mock.fault({ endpoint: 'order', fault: 'hang' });
  await Promise.all(presses.map((button) => button.click()));
  await expect.poll(async () => (await mock.requests('order')).length).toBe(1);
  const told = async () => {
    const counts = [page, other].map((tab) => alert(tab, 'Your order is on its way.').count());
    return (await Promise.all(counts)).sort();
  };
  await expect.poll(told).toEqual([0, 1]);
  await mock.fault();
  await expect.poll(async () => (await mock.state()).carts[session.user._id] ?? []).toEqual([]);
  await Promise.all([page, other].map((tab) => expectCart(tab, 0)));
  expect(await mock.requests('order')).toHaveLength(1);
});

test('what another tab adds comes after an order, also if a closed tab cuts the order off', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  await other.goto(wanted.path);
  const add = mainOf(other)
    .getByRole('button', { name: `Add to Cart: ${wanted.name}` })
    .first();
  const orderAndHang = async (call: 'cartClear' | 'order'): Promise<void> => {
    await page.goto(paths.products);
    await mock.fault({ endpoint: call, fault: 'hang' });
    await mainOf(page)
      .getByRole('button', { name: `Buy Now: ${wanted.name}` })
      .click();
    await expect.poll(async () => (await mock.requests(call)).at(-1)?.status).toBe(null);
    await add.click();
    await expect(mainOf(other).getByText('Adding to your cart…')).toBeVisible();
  };
  await orderAndHang('cartClear');
  expect(await mock.requests('cartAdd')).toEqual([]);
  await mock.fault();
  await Promise.all([page, other].map((tab) => expectCart(tab, 1)));
  await orderAndHang('order');
  await page.close();
  await expectCart(other, 2);
});
