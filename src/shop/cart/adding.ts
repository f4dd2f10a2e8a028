import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { isSameProduct, toCartAddId } from '#shop/products/ids';
import { isPersonHere, perPerson } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type AddOutcome, type Cart } from './cart';
import { quantityOf, type Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeNoted } from './wanted';

/** A piece to add. */
interface WantedPiece {
  product: Addable;
  /** Whether an Add of it has met the end of a session. */
  isTried: boolean;
  /** How many pieces the cart had before an Add whose outcome is unknown. */
  before?: number;
}

/** The pieces that are tried again: the session had ended, or the outcome is unknown. */
const piecesToRetry = perPerson(() => new Set<WantedPiece>());

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
  const isAdded = (await addPiece(cart, { product, isTried: false })) === 'added';
  if (isAdded) tellAdded(cart, [product]);
  return isAdded;
}

/** The carts to which wanted pieces are being added: a reading of the cart meanwhile adds nothing. */
const running = new WeakSet<Cart>();

/**
 * Adds what the customer has wanted before this login: as a guest, or by an Add that met the end of the session. The cart
 * has just been read, without which a lost answer could not be told. Never throws.
 */
export async function addWanted(cart: Cart): Promise<void> {
  if (running.has(cart)) return;
  running.add(cart);
  const added: Addable[] = [];
  const failed: Addable[] = [];
  for (const piece of wantedPieces(cart)) {
    const before = quantityOf(cart.state.baseRows, piece.product.id);
    const outcome = await addPiece(cart, piece);
    if (!isPersonHere(cart.customer)) break;
    if (outcome === 'added') added.push(piece.product);
    if (outcome === 'notAdded') failed.push(piece.product);
    if (outcome !== 'unknown') continue;
    piecesToRetry().add({ ...piece, before });
    // The cart can't be read: the others stay where they are taken from.
    break;
  }
  running.delete(cart);
  tellAdded(cart, added);
  if (failed.length > 0 && isPersonHere(cart.customer)) {
    const text = buyingText('buying.notAdded', { names: namesOf(failed).join(', ') });
    showAlert({ kind: 'access', text, tone: 'error' });
  }
  // The note has no pictures.
  if (added.length > 0 && isPersonHere(cart.customer)) await currentCart()?.load();
}

/** Takes each piece out of its place when its turn comes. */
function* wantedPieces({ signal }: Cart): Generator<WantedPiece> {
  const lost = piecesToRetry();
  for (const piece of [...lost]) {
    lost.delete(piece);
    yield piece;
  }
  for (const product of takeNoted(signal)) yield { product, isTried: false };
}

/**
 * Adds one piece. If it meets the end of the session, it is tried once more, now or after the next login: a server may
 * refuse it with 403.
 */
async function addPiece(
  cart: Cart,
  { product, isTried, before = Infinity }: WantedPiece,
): Promise<AddOutcome> {
  removeAlertsOf('cart');
  // The cart has been read since.
  if (quantityOf(cart.state.baseRows, product.id) > before) return 'added';
  const outcome = await cart.add(product);
  if (outcome === 'added') countAdded(product);
  const isRefused = outcome === 'unauthorized';
  if (isRefused && isTried) return 'notAdded';
  if ((!isRefused && outcome !== 'unsent') || !isPersonHere(cart.customer)) return outcome;
  const again: WantedPiece = { product, isTried: isTried || isRefused };
  // The same customer has logged in again, or another tab has replaced the token.
  const now = currentCart();
  if (now && (now !== cart || isRefused)) return addPiece(now, again);
  piecesToRetry().add(again);
  return outcome;
}

/** The cart has one more for certain: a piece of unknown outcome is compared with one more, too. */
function countAdded({ id }: Addable): void {
  for (const piece of piecesToRetry())
    if (piece.before !== undefined && isSameProduct(piece.product.id, id)) piece.before += 1;
}

const namesOf = (products: readonly Addable[]): string[] => [...new Set(products.map(({ name }) => name))];

function tellAdded(cart: Cart, added: readonly Addable[]): void {
  if (added.length === 0 || !isPersonHere(cart.customer) || !currentCart()) return;
  const text = namesOf(added)
    .map((name) => buyingText('buying.added', { name }))
    .join(' ');
  showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
}
