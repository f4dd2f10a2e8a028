import type { BrowserContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { addToCart, logIn, logOut, searchFor } from '../e2e/shopper';

/** Makes both stores misbehave before the shop's first script runs. */
function inEveryPage(spoil: () => void) {
  return (context: BrowserContext) => context.addInitScript(spoil);
}

/** Puts these texts under the shop's keys, in both stores. */
function holding(values: Readonly<Partial<Record<keyof typeof STORAGE_KEYS, string>>>) {
  return (context: BrowserContext) =>
    context.addInitScript((texts) => {
      if (window.name === 'spoilt') return;
      window.name = 'spoilt';
      for (const store of [localStorage, sessionStorage]) {
        for (const [key, text] of Object.entries(texts)) store.setItem(key, text);
      }
    }, values);
}

const all = (text: string) =>
  Object.fromEntries(Object.keys(STORAGE_KEYS).map((key) => [key, text])) as Record<
    keyof typeof STORAGE_KEYS,
    string
  >;

/** What can be wrong with the browser's storage. */
const STORES: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'that is denied': inEveryPage(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  }),
  'that is not there': inEveryPage(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  }),
  'whose every call throws': inEveryPage(() => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Storage.prototype[name] = (): never => {
        throw new DOMException('broken', 'UnknownError');
      };
    }
  }),
  // Really full: the browser itself refuses.
  'that is full': inEveryPage(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          store.setItem(`full${String(size)}`, 'x'.repeat(size));
        } catch {
          // Then a smaller piece.
        }
      }
    }
  }),
  'full of garbage': holding(all('{"garbage')),
  'of wrong types': holding({
    user: '42',
    token: 'null',
    userId: '[]',
    cart: '"text"',
    lastOrder: 'true',
    resetEmail: '{}',
  }),
  "of another version's": holding({
    user: '{"version":2,"profile":{"uuid":"7f","mail":"ada@example.com"}}',
    token: '{"access":"a.b.c","refresh":"d.e.f"}',
    cart: '{"version":3,"items":{"a":{"qty":2}}}',
    lastOrder: '[]',
  }),
  'edited by hand': holding({
    user: '{"__proto__":{"_id":"aaaaaaaaaaaaaaaaaaaaaaaa","polluted":1},"constructor":{"prototype":{"polluted":1}},"_id":{"$ne":null}}',
    token: '{"__proto__":{"polluted":1}}',
    cart: '[{"__proto__":{"polluted":1},"productId":"__proto__","name":"constructor","price":{"valueOf":1}},null,[[]]]',
    lastOrder: '{"__proto__":{"polluted":1}}',
    resetEmail: '<img src=x onerror=alert(1)>',
  }),
};

/** A visit from login to logout, in one document, so that what storage can't hold lives in memory. */
async function visit(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expect(page).toHaveURL(paths.home);
  await searchFor(page, 'amber nights');
  await page.keyboard.press('Enter');
  await addToCart(page, 'Amber Nights', 1);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await main.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(paths.orders);
  await expect(main.getByRole('region', { name: 'Latest order' })).toContainText('Amber Nights');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(main).toContainText(DEMO_ACCOUNT.name);
  await logOut(page);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText(DEMO_ACCOUNT.name)).toHaveCount(0);
}

for (const [name, spoil] of Object.entries(STORES)) {
  test(`with storage ${name} the shop starts, and a customer can log in, order and log out`, async ({
    page,
    context,
    mock,
  }) => {
    await spoil(context);
    await page.goto(paths.login);
    await visit(page);
    expect(await page.evaluate(() => Reflect.get({}, 'polluted') as unknown)).toBeUndefined();
    expect(await mock.requests('order')).toHaveLength(1);
    // A new document knows nothing of the visit.
    await page.goto(paths.checkSession);
    await expect(page.getByRole('main')).toContainText('Not Logged In');
  });
}

test('a cart edited by hand is ignored: the server’s shows, and nothing else is changed', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await mock.fillCart(await signIn(), await mock.productIds(2));
  await holding({ cart: '[{"productId":"__proto__","name":"Free","price":-5,"quantity":1e9}]' })(context);
  await page.goto(paths.cart);
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Free')).toHaveCount(0);
  const mirror = await page.evaluate(() => localStorage.getItem('cart'));
  expect(JSON.parse(mirror ?? '') as unknown[]).toHaveLength(2);
});
