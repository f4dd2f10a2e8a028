import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { toCartAddId } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { wasEndedByApi } from '#shop/session/sessionStore';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type Cart } from './cart';
import type { Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeWanted } from './wanted';

/** What a customer's Add lost because the session had ended, until the next login in this tab. */
const lost = perCustomer(() => ({ userId: '', products: [] as Addable[] }));

/** Tells a guest to log in. */
export function askToLogIn(text: string): void {
  const link = { to: paths.login, text: pageText('navbar.login') };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/** Notes what a guest wants, and tells the guest to log in. What the cart can't take is only logged. */
export function wantAndTell(product: Addable): void {
  if (toCartAddId(product.id) === undefined) logFailure('Not added to the cart: the product id is not valid');
  else noteWanted(product);
  askToLogIn(buyingText('buying.logInFirst'));
}

/**
 * Adds a piece of each to the customer's cart, and shows it in an alert. Never throws.
 * @returns whether the server has accepted all
 */
export async function addAndTell(cart: Cart, ...products: readonly Addable[]): Promise<boolean> {
  return (await addEach(cart, products)).length === 0;
}

/** @returns what the server has not accepted */
async function addEach(cart: Cart, products: readonly Addable[]): Promise<readonly Addable[]> {
  removeAlertsOf('cart');
  const accepted = await Promise.all(products.map((product) => cart.add(product)));
  const added = products.filter((_, index) => accepted[index]);
  const refused = products.filter((_, index) => !accepted[index]);
  if (cart.signal.aborted) {
    // The customer may have left after the first add.
    if (wasEndedByApi(cart.userId)) {
      lost().products.push(...refused);
      lost().userId = cart.userId;
    }
  } else if (added.length > 0) {
    const names = [...new Set(added.map(({ name }) => name))];
    const text = names.map((name) => buyingText('buying.added', { name })).join(' ');
    showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
  }
  return refused;
}

/** Adds what a guest has wanted, after a login. */
export async function addWanted(): Promise<void> {
  const cart = currentCart();
  const pieces = takeWanted().flatMap((row) =>
    Array.from({ length: row.quantity }, () => ({ ...row, id: row.productId })),
  );
  if (!cart || pieces.length === 0) return;
  const refused = await addEach(cart, pieces);
  if (refused.length > 0 && !cart.signal.aborted) {
    // Their note is gone, so they are named.
    const names = [...new Set(refused.map(({ name }) => name))].join(', ');
    showAlert({ kind: 'access', text: buyingText('buying.notAdded', { names }), tone: 'error' });
  }
  // The note has no pictures.
  await cart.load();
}

/** Adds what an Add of the same customer lost to the end of the session. */
export function addLost(cart: Cart): void {
  const { userId, products } = lost();
  if (userId === cart.userId && products.length > 0) void addAndTell(cart, ...products.splice(0));
}
