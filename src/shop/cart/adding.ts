import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { logFailure } from '#lib/logger';
import { toCartAddId } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { isStillHere } from '#shop/session/sessionStore';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart, type AddOutcome, type Cart } from './cart';
import { quantityOf, type Addable } from './rows';
import { buyingText } from './texts';
import { noteWanted, takeWanted } from './wanted';

/** A piece that an Add has lost because the session had ended. */
interface Lost {
  product: Addable;
  /** How many the cart had, if the answer was lost: the piece may have been added. */
  had?: number;
}

/** What a customer's Add has lost, until the next login in this tab. */
const lastLost = perCustomer(() => ({ userId: '', pieces: [] as Lost[] }));

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
  const lost = lastLost().userId === cart.userId ? lastLost().pieces.splice(0) : [];
  const { added, refused } = await addEach(cart, wantedPieces(cart, await notInCart(cart, lost)));
  if (cart.signal.aborted) return;
  if (refused.length > 0) {
    // Their note is gone, so they are named.
    const names = namesOf(refused).join(', ');
    showAlert({ kind: 'access', text: buyingText('buying.notAdded', { names }), tone: 'error' });
  }
  // The note has no pictures.
  if (added.length > 0) await cart.load();
}

/** What of these pieces the cart has not got. */
async function notInCart(cart: Cart, lost: readonly Lost[]): Promise<Addable[]> {
  if (lost.some(({ had }) => had !== undefined)) await cart.load();
  const isIn = ({ product, had = Infinity }: Lost): boolean => quantityOf(cart.state.rows, product.id) > had;
  return lost.filter((piece) => !isIn(piece)).map(({ product }) => product);
}

function* wantedPieces(cart: Cart, lost: readonly Addable[]): Generator<Addable> {
  yield* lost;
  yield* takeWanted(() => isStillHere(cart));
}

const namesOf = (products: readonly Addable[]): string[] => [...new Set(products.map(({ name }) => name))];

/** Adds one piece after the other, which are taken when their turn comes, and shows them in one alert. */
async function addEach(cart: Cart, pieces: Iterable<Addable>) {
  const results: Record<AddOutcome, Addable[]> = { added: [], refused: [], unknown: [], ended: [] };
  const { added, refused, unknown, ended } = results;
  const before = cart.state.rows;
  let isFirst = true;
  for (const piece of pieces) {
    if (isFirst) removeAlertsOf('cart');
    isFirst = false;
    results[await cart.add(piece)].push(piece);
    if (cart.signal.aborted && !isStillHere(cart)) break;
  }
  const unclear = unknown.map((product) => ({ product, had: quantityOf(before, product.id) }));
  if (cart.signal.aborted) {
    const lost = [...ended.map((product) => ({ product })), ...unclear];
    if (isStillHere(cart)) await passOn(cart.userId, added, lost);
    return { added, refused };
  }
  const notAdded = await notInCart(cart, unclear);
  refused.push(...notAdded);
  added.push(...unknown.filter((piece) => !notAdded.includes(piece)));
  tellAdded(added);
  return { added, refused };
}

/** The API has ended the session meanwhile. The same customer may have logged in again. */
async function passOn(userId: string, added: readonly Addable[], lost: readonly Lost[]): Promise<void> {
  const next = currentCart();
  if (!next) return void Object.assign(lastLost(), { userId, pieces: [...lastLost().pieces, ...lost] });
  await addEach(next, await notInCart(next, lost));
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
