import { largerQuantities, type CartRow } from '#shop/cart/cart';
import { changeQuantity } from '#shop/cart/changeQuantity';
import { sessionStore } from '#shop/session/sessionStore';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCheckout, type Checkout } from './placing';
import { offerPutBack } from './puttingBack';
import { checkoutText } from './texts';

/**
 * Changes the quantity of a row, and tells what failed.
 * @param by how many pieces more; below zero, fewer
 */
export async function changeAndTell(checkout: Checkout, row: CartRow, by: number): Promise<void> {
  const { cart } = checkout;
  removeAlertsOf('cart');
  const failure = await changeQuantity(cart, row.productId, by);
  if (!failure) return;
  const { wanted, lost } = failure;
  const hasLeft = cart.signal.aborted;
  if (lost > 0) {
    const whole = { ...row, quantity: wanted };
    if (hasLeft) tellWhenBack(cart.userId, whole, lost);
    else tellLoss(checkout, whole, lost);
  } else if (!hasLeft) {
    showAlert({ kind: 'cart', text: checkoutText('quantity.failed'), tone: 'error' });
  }
}

/** @param row as it was wanted @param lost how many of its pieces are not in the cart */
function tellLoss(checkout: Checkout, row: CartRow, lost: number): void {
  checkout.unbought = largerQuantities(checkout.unbought, [row]);
  const text = checkoutText('quantity.missing', { count: lost, name: row.name });
  offerPutBack(checkout, { kind: 'lost', text, tone: 'error' });
}

/** Tells a loss once its customer is logged in again, in this tab or another: it outlives the session. */
function tellWhenBack(userId: string, row: CartRow, lost: number): void {
  const stop = sessionStore.subscribe(() => {
    const checkout = currentCheckout();
    if (checkout?.cart.userId !== userId) return;
    stop();
    tellLoss(checkout, row, lost);
  });
}
