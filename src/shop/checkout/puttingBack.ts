import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { logFailure } from '#lib/logger';
import { fetchCart } from '#shop/cart/api';
import {
  countPieces,
  largerQuantities,
  subtractQuantities,
  withoutProduct,
  type CartRow,
} from '#shop/cart/cart';
import { buyingText } from '#shop/cart/texts';
import { sessionStore } from '#shop/session/sessionStore';
import { changeAlert, removeAlert, removeAlertsOf, showAlert, type NewAlert } from '#ui/alerts/alertStore';
import { currentCheckout, type Checkout } from './placing';
import { checkoutText } from './texts';

/** What the cart has lost, and its customer may put back: what an order did not buy, and pieces of a changed quantity. */

/** What became of rows that were to be put back. */
export interface PutBack {
  added: number;
  missing: readonly CartRow[];
}

/**
 * Adds again what orders have removed from the cart and the server's cart lacks: one piece a call, 100 calls at
 * most. After a failed call it goes on with the next row.
 * @returns undefined if another order or the end of the session has stopped it
 * @throws ApiError if the cart could not be read
 */
export async function putBack(checkout: Checkout): Promise<PutBack | undefined> {
  const { cart, owed, busy } = checkout;
  const { signal } = cart;
  const { unbought } = owed;
  const isStopped = (): boolean => signal.aborted || busy.get() !== null || owed.unbought !== unbought;
  await cart.allSent();
  const missing = subtractQuantities(unbought, await fetchCart(cart.userId, signal));
  const added: CartRow[] = [];
  let calls = 0;
  for (const row of missing) {
    for (let left = row.quantity; left > 0 && calls < ADD_CALL_LIMIT && !isStopped(); left -= 1) {
      calls += 1;
      if (!(await cart.add({ ...row, id: row.productId }))) break;
      added.push({ ...row, quantity: 1 });
    }
  }
  if (isStopped()) return undefined;
  const stillMissing = subtractQuantities(missing, added);
  if (stillMissing.length === 0) {
    owed.unbought = [];
    owed.told = '';
  }
  return { added: added.length, missing: stillMissing };
}

/** Tells that an order was placed, and offers to put back what else the cart held. */
export function tellPlaced(checkout: Checkout): void {
  const left = leftText(checkout.owed.unbought);
  const text = `${checkoutText('checkout.orderPlaced')} ${left}`.trim();
  offerPutBack(checkout, left, { kind: 'placed', text });
}

/**
 * Changes the quantity of a row, and tells what failed. Lost pieces are told with the offer to put them back.
 * @param by how many pieces more; below zero, fewer
 */
export async function changeAndTell(checkout: Checkout, row: CartRow, by: number): Promise<void> {
  const { cart, owed } = checkout;
  removeAlertsOf('cart');
  const failure = await cart.changeQuantity(row.productId, by);
  if (!failure) return;
  const { wanted, lost } = failure;
  if (lost > 0) {
    const others = subtractQuantities(withoutProduct(owed.unbought, row.productId), cart.state.rows);
    owed.unbought = largerQuantities(owed.unbought, [{ ...row, quantity: wanted }]);
    const missing = checkoutText('quantity.missing', { count: lost, name: row.name });
    const text = `${missing} ${leftText(others)}`.trim();
    offerPutBack(checkout, text, { kind: 'lost', text, tone: 'error' });
  } else if (!cart.signal.aborted) {
    showAlert({ kind: 'cart', text: checkoutText('quantity.failed'), tone: 'error' });
  }
}

/** How many pieces are no longer in the cart; '' for none. */
function leftText(rows: readonly CartRow[]): string {
  const count = countPieces(rows);
  const left = count > 0 ? checkoutText('putBack.left', { count }) : '';
  return count > ADD_CALL_LIMIT
    ? `${left} ${checkoutText('putBack.atMost', { limit: ADD_CALL_LIMIT })}`
    : left;
}

/**
 * Offers to put the cart back as a whole, in one alert. A customer who has left finds it after the next login, in this
 * tab or another.
 * @param told what it says then; '' if nothing is to be put back
 */
function offerPutBack({ owed }: Checkout, told: string, alert: NewAlert): void {
  owed.told = told;
  // The same listener is added once only.
  sessionStore.subscribe(offerAgain);
  const checkout = currentCheckout();
  if (checkout?.owed === owed) showOffer(checkout, alert);
}

function offerAgain(): void {
  const checkout = currentCheckout();
  if (!checkout?.owed.told || checkout.offer.alertId !== 0) return;
  showOffer(checkout, { kind: 'lost', text: checkout.owed.told, tone: 'notice' });
}

function showOffer(checkout: Checkout, alert: NewAlert): void {
  const { offer } = checkout;
  removeAlert(offer.alertId);
  offer.alertId = showAlert(alert);
  setBusy(checkout, offer.busy);
}

/** Gives the alert its button, or the word for what it is doing. */
function setBusy(checkout: Checkout, busy: boolean): void {
  const { offer, owed } = checkout;
  offer.busy = busy;
  const text = checkoutText(busy ? 'putBack.adding' : 'putBack.offer');
  const button = { text, busy, press: () => void putBackAndTell(checkout) };
  if (owed.told !== '') changeAlert(offer.alertId, { button });
}

/** Adds again what the cart has lost, and says what is missing. After the customer has left, nobody is there to be told. */
async function putBackAndTell(checkout: Checkout): Promise<void> {
  const { offer, cart } = checkout;
  if (offer.busy) return;
  setBusy(checkout, true);
  try {
    const result = await putBack(checkout);
    if (result) tellPutBack(result);
    if (result?.missing.length === 0) removeAlert(offer.alertId);
  } catch (error) {
    if (cart.signal.aborted) return;
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: checkoutText('putBack.failed'), tone: 'error' });
  } finally {
    if (!cart.signal.aborted) setBusy(checkout, false);
  }
}

function tellPutBack({ added, missing }: PutBack): void {
  const names = missing
    .map(({ name, quantity }) => checkoutText('putBack.pieces', { name, quantity }))
    .join(', ');
  const isComplete = missing.length === 0;
  showAlert({
    kind: 'cart',
    text:
      checkoutText('putBack.added', { count: added }) +
      (isComplete ? '' : ` ${checkoutText('putBack.missing', { names })}`),
    tone: isComplete ? 'success' : 'error',
    link: { to: paths.cart, text: buyingText('buying.viewCart') },
  });
}
