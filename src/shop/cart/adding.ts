import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { toCartAddId } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { isStillHere } from '#shop/session/sessionStore';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type AddOutcome, type Cart } from './cart';
import type { Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeWanted } from './wanted';

/** What a customer's Add has lost because the session had ended, until the next login in this tab. */
const lost = perCustomer(() => ({ userId: '', pieces: [] as Addable[] }));

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

/** Adds a piece to the customer's cart, and shows it in an alert. Never throws. @returns whether the server has accepted it */
export async function addAndTell(cart: Cart, product: Addable): Promise<boolean> {
  return (await addEach(cart, [product])).added.length > 0;
}

/**
 * Adds what the customer has wanted before this login: as a guest, or by an Add that met the end of the session. Never
 * throws.
 */
export async function addWanted(cart: Cart): Promise<void> {
  const { userId, pieces } = lost();
  const own = userId === cart.userId ? pieces.splice(0) : [];
  const { added, refused } = await addEach(cart, wantedPieces(cart, own));
  if (cart.signal.aborted) return;
  if (refused.length > 0) {
    // Their note is gone, so they are named.
    const names = namesOf(refused).join(', ');
    showAlert({ kind: 'access', text: buyingText('buying.notAdded', { names }), tone: 'error' });
  }
  // The note has no pictures.
  if (added.length > 0) await cart.load();
}

function* wantedPieces(cart: Cart, own: readonly Addable[]): Generator<Addable> {
  yield* own;
  yield* takeWanted(() => isStillHere(cart));
}

const namesOf = (products: readonly Addable[]): string[] => [...new Set(products.map(({ name }) => name))];

/** Adds one piece after the other, which are taken when their turn comes, and shows them in one alert. */
async function addEach(cart: Cart, pieces: Iterable<Addable>) {
  const results: Record<AddOutcome, Addable[]> = { added: [], refused: [], ended: [] };
  let isFirst = true;
  for (const piece of pieces) {
    if (isFirst) removeAlertsOf('cart');
    isFirst = false;
    results[await cart.add(piece)].push(piece);
    if (cart.signal.aborted && !isStillHere(cart)) break;
  }
  if (!cart.signal.aborted) tellAdded(results.added);
  else if (isStillHere(cart)) await passOn(cart.userId, results);
  return results;
}

/** The API has ended the session meanwhile. The same customer may have logged in again. */
async function passOn(userId: string, { added, ended }: Record<AddOutcome, Addable[]>): Promise<void> {
  const next = currentCart();
  if (!next) return void Object.assign(lost(), { userId, pieces: [...lost().pieces, ...ended] });
  await addEach(next, ended);
  if (added.length === 0) return;
  await next.load();
  tellAdded(added);
}

function tellAdded(added: readonly Addable[]): void {
  if (added.length === 0) return;
  const text = namesOf(added)
    .map((name) => buyingText('buying.added', { name }))
    .join(' ');
  showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
}
