import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { toCartAddId } from '#shop/products/ids';
import { isStillHere, perCustomer } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type AddOutcome, type Cart } from './cart';
import type { Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeWanted } from './wanted';

/** What a customer's Adds have lost because the session had ended, until the next login in this tab. */
const unauthorizedAdds = perCustomer(() => ({ userId: '', pieces: [] as Addable[] }));

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

/** Adds a piece to the customer's cart, and shows it in an alert. Never throws. @returns whether the server has it */
export async function addAndTell(cart: Cart, product: Addable): Promise<boolean> {
  return (await addEach(cart, [product])).added.length > 0;
}

/** The carts to which wishes are being added: a reading of the cart meanwhile adds nothing. */
const running = new WeakSet<Cart>();

/**
 * Adds what the customer has wanted before this login: as a guest, or by an Add that met the end of the session. The cart
 * has just been read, without which a lost answer could not be told. Never throws.
 */
export async function addWanted(cart: Cart): Promise<void> {
  if (running.has(cart)) return;
  running.add(cart);
  const { userId, pieces } = unauthorizedAdds();
  const own = userId === cart.userId ? pieces.splice(0) : [];
  const again = await addEach(cart, own, false);
  const first = await addEach(
    cart,
    takeWanted(() => cart.signal.aborted),
  );
  running.delete(cart);
  if (cart.signal.aborted) return;
  const names = namesOf([again, first].flatMap(({ notAdded, unknown }) => [...notAdded, ...unknown]));
  // Their note is gone, so they are named.
  const text = buyingText('buying.notAdded', { names: names.join(', ') });
  if (names.length > 0) showAlert({ kind: 'access', text, tone: 'error' });
  // The note has no pictures.
  if (again.added.length + first.added.length > 0) await cart.load();
}

const namesOf = (products: readonly Addable[]): string[] => [...new Set(products.map(({ name }) => name))];

/**
 * Adds one piece after the other, which are taken when their turn comes, and shows them in one alert.
 * @param isFirstTry whether a piece that meets the end of the session is tried once more: a server may refuse it with 403
 */
async function addEach(cart: Cart, pieces: Iterable<Addable>, isFirstTry = true) {
  const results: Record<AddOutcome, Addable[]> = { added: [], notAdded: [], unknown: [], unauthorized: [] };
  for (const piece of pieces) {
    removeAlertsOf('cart');
    results[await cart.add(piece)].push(piece);
    // Without a network, the others wait.
    if (results.unknown.length > 0 || !isStillHere(cart.customer)) break;
  }
  const { added, unauthorized } = results;
  if (!isStillHere(cart.customer)) return results;
  // The API may have ended the session meanwhile, and the same customer may have logged in again.
  const now = cart.signal.aborted ? currentCart() : cart;
  if (now) {
    if (now !== cart && added.length > 0) await now.load();
    tellAdded(added);
  }
  if (!isFirstTry || unauthorized.length === 0) return results;
  // Another tab may have replaced the token.
  if (now) await addEach(now, unauthorized, false);
  else {
    const { pieces } = unauthorizedAdds();
    Object.assign(unauthorizedAdds(), { userId: cart.userId, pieces: [...pieces, ...unauthorized] });
  }
  return results;
}

function tellAdded(added: readonly Addable[]): void {
  if (added.length === 0) return;
  const text = namesOf(added)
    .map((name) => buyingText('buying.added', { name }))
    .join(' ');
  showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
}
