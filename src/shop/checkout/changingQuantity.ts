import { largerQuantities, type CartLine } from '#shop/cart/cart';
import { sessionStore } from '#shop/session/sessionStore';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCheckout, type Checkout } from './placing';
import { offerPutBack } from './puttingBack';
import { checkoutText } from './texts';

/**
 * Changes the quantity of a row, and tells what failed.
 * @param by how many pieces more; below zero, fewer
 */
export async function changeAndTell(checkout: Checkout, line: CartLine, by: number): Promise<void> {
  const { cart } = checkout;
  removeAlertsOf('cart');
  const result = await cart.changeQuantity(line.productId, by);
  if (!result || result.isDone) return;
  const { to, missing } = result;
  const hasLeft = cart.signal.aborted;
  if (missing > 0) {
    const wanted = { ...line, quantity: to };
    if (hasLeft) tellWhenBack(cart.userId, wanted, missing);
    else tellLoss(checkout, wanted, missing);
  } else if (!hasLeft) {
    showAlert({ kind: 'cart', text: checkoutText('quantity.failed'), tone: 'error' });
  }
}

/** @param wanted the row as it was wanted @param missing how many of its pieces are not in the cart */
function tellLoss(checkout: Checkout, wanted: CartLine, missing: number): void {
  checkout.unbought = largerQuantities(checkout.unbought, [wanted]);
  const text = checkoutText('quantity.missing', { count: missing, name: wanted.name });
  offerPutBack(checkout, { kind: 'lost', text, tone: 'error' });
}

/** Tells a loss once its customer is logged in again, in this tab or another: it outlives the session. */
function tellWhenBack(userId: string, wanted: CartLine, missing: number): void {
  const stop = sessionStore.subscribe(() => {
    const checkout = currentCheckout();
    if (checkout?.cart.userId !== userId) return;
    stop();
    tellLoss(checkout, wanted, missing);
  });
}
