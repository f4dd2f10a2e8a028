import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { isSameProduct, toCartAddId } from '#shop/products/ids';
import { isStillHere, perPerson } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type Cart } from './cart';
import { quantityOf, type Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeWanted } from './wanted';

/** A piece to add. */
interface Wish {
  product: Addable;
  /** Whether an Add of it has met the end of a session. */
  isTried: boolean;
  /** How many pieces the cart had before an Add whose outcome is unknown. */
  before?: number;
}

interface Results {
  added: Addable[];
  failed: Addable[];
  unknown: Wish[];
}

/** The pieces that are tried again: the session had ended, or the outcome is unknown. */
const lostWishes = perPerson((): Wish[] => []);

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
  const { added } = await addEach(cart, [{ product, isTried: false }]);
  tellAdded(cart, added);
  return added.length > 0;
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
  const results = await addEach(cart, takeLost());
  const { added, failed, unknown } = await addEach(cart, takeNoted(cart), results);
  running.delete(cart);
  if (isStillHere(cart.customer)) lostWishes().push(...unknown);
  tellAdded(cart, added);
  const names = namesOf(failed);
  if (names.length > 0 && isStillHere(cart.customer)) {
    const text = buyingText('buying.notAdded', { names: names.join(', ') });
    showAlert({ kind: 'access', text, tone: 'error' });
  }
  // The note has no pictures.
  if (added.length > 0) await cart.load();
}

/** Takes the wishes out of their list, each when its turn comes. */
function* takeLost(): Generator<Wish> {
  for (let wish = lostWishes().shift(); wish; wish = lostWishes().shift()) yield wish;
}

function* takeNoted(cart: Cart): Generator<Wish> {
  for (const product of takeWanted(() => cart.signal.aborted)) yield { product, isTried: false };
}

/** The cart has one more for certain: a wish of unknown outcome is compared with one more, too. */
function countAdded({ id }: Addable): void {
  for (const wish of lostWishes())
    if (wish.before !== undefined && isSameProduct(wish.product.id, id)) wish.before += 1;
}

const namesOf = (products: readonly Addable[]): string[] => [...new Set(products.map(({ name }) => name))];

/**
 * Adds one piece after the other, which are taken when their turn comes. A piece that meets the end of the session is tried
 * once more, now or after the next login: a server may refuse it with 403.
 */
async function addEach(
  cart: Cart,
  wishes: Iterable<Wish>,
  results: Results = { added: [], failed: [], unknown: [] },
): Promise<Results> {
  const left: Wish[] = [];
  for (const { product, isTried, before = Infinity } of wishes) {
    removeAlertsOf('cart');
    const now = quantityOf(cart.state.baseRows, product.id);
    // The cart has been read since.
    const outcome = now > before ? 'added' : await cart.add(product);
    if (outcome === 'added' && now <= before) countAdded(product);
    if (outcome === 'unsent') left.push({ product, isTried });
    else if (outcome === 'unauthorized' && !isTried) left.push({ product, isTried: true });
    else if (outcome === 'unknown') results.unknown.push({ product, isTried, before: now });
    else results[outcome === 'added' ? 'added' : 'failed'].push(product);
    // The cart can't be read: the others stay where they are taken from.
    if (outcome === 'unknown' || !isStillHere(cart.customer)) break;
  }
  if (!isStillHere(cart.customer)) return results;
  // The API may have ended the session meanwhile, and the same customer may have logged in again.
  const now = cart.signal.aborted ? currentCart() : cart;
  lostWishes().push(...left);
  if (now && now !== cart && results.added.length > 0) await now.load();
  if (!now || left.length === 0) return results;
  // Another tab may have replaced the token.
  return addEach(now, takeLost(), results);
}

function tellAdded(cart: Cart, added: readonly Addable[]): void {
  if (added.length === 0 || !isStillHere(cart.customer) || !currentCart()) return;
  const text = namesOf(added)
    .map((name) => buyingText('buying.added', { name }))
    .join(' ');
  showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
}
