import { ADD_CALL_LIMIT } from '#config/constants';
import { paths } from '#config/paths';
import { logFailure } from '#lib/logger';
import { fetchCart } from '#shop/cart/api';
import { subtractQuantities, type CartRow } from '#shop/cart/cart';
import { buyingText } from '#shop/cart/texts';
import { changeAlert, removeAlert, showAlert, type Alert } from '#ui/alerts/alertStore';
import type { Checkout } from './placing';
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
  const { cart, unbought } = checkout;
  const { signal } = cart;
  const isStopped = (): boolean => signal.aborted || checkout.placing.get() || checkout.unbought !== unbought;
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
  if (stillMissing.length === 0) checkout.unbought = [];
  return { added: added.length, missing: stillMissing };
}

/** Shows an alert with the button 'Put my cart back', which stays until all is back. */
export function offerPutBack(
  checkout: Checkout,
  alert: Pick<Alert, 'kind' | 'text'> & Partial<Pick<Alert, 'tone'>>,
): void {
  offer(checkout, showAlert(alert));
}

/** Gives an alert the button, or the word for what it is doing. */
function offer(checkout: Checkout, alertId: number, busy = false): void {
  const text = checkoutText(busy ? 'putBack.adding' : 'putBack.offer');
  changeAlert(alertId, { button: { text, busy, press: () => void putBackAndTell(checkout, alertId) } });
}

/** Adds again what the order has removed from the cart, and says what is missing. */
async function putBackAndTell(checkout: Checkout, alertId: number): Promise<void> {
  offer(checkout, alertId, true);
  try {
    const result = await putBack(checkout);
    if (result) tellPutBack(result);
    if (result?.missing.length === 0) removeAlert(alertId);
    else offer(checkout, alertId);
  } catch (error) {
    logFailure('The cart could not be read', error);
    showAlert({ kind: 'cart', text: checkoutText('putBack.failed'), tone: 'error' });
    offer(checkout, alertId);
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
