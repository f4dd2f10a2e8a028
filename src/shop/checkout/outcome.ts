import { isAborted, type ApiError } from '#api/errors';
import { messageOf } from '#api/serverTexts';
import { READ_ANEW_MS, STORAGE_KEYS } from '#config/constants';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { writeJson } from '#lib/storage';
import type { Cart } from '#shop/cart/cart';
import { countPieces, quantityOf } from '#shop/cart/rows';
import { fetchOrders } from '#shop/orders/api';
import { findSentOrder, isNewestFirst, isSameOrder } from '#shop/orders/order';
import { isSameProduct } from '#shop/products/ids';
import { isFullPage } from '#shop/queries/usePagedList';
import { wasEndedByApi } from '#shop/session/sessionStore';
import { showAlert } from '#ui/alerts/alertStore';
import { changeQuantity } from './cartChanges';
import { dispatch, type Checkout } from './checkout';
import { withPlaced } from './displaced';
import type { LookUp } from './orderState';
import type { PendingOrder } from './pending';
import { statusText } from './statusTexts';
import { checkoutText } from './texts';

/** The result of some work; undefined if it takes longer. */
export const atMost = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))]);

/** Whether the customer has left, while something was awaited. */
const hasLeft = ({ signal }: Cart): boolean => signal.aborted;

/**
 * Finds out what became of an order whose call has failed: it was refused; or it may have been placed, and is looked up.
 * @returns whether it was placed
 */
export async function settleFailure(
  checkout: Checkout,
  sent: PendingOrder,
  failure: ApiError,
): Promise<boolean> {
  const { outcomeUnknown, status = 0 } = failure;
  // A server may store an order and then fail, for example to send an e-mail.
  if (!outcomeUnknown && (failure.failure !== 'status' || status < 500)) {
    refuse(checkout, sent, failure);
    return false;
  }
  if (hasLeft(checkout.cart)) return false;
  dispatch(checkout, { type: outcomeUnknown ? 'lost' : 'lookUp' });
  const found = await lookUp(checkout, sent);
  if (found === 'placed' || hasLeft(checkout.cart)) return found === 'placed';
  if (!outcomeUnknown && found === 'notFound') refuse(checkout, sent, failure);
  else {
    dispatch(checkout, { type: 'lost' });
    dispatch(checkout, { type: 'looked', lookUp: found });
  }
  return false;
}

/** The order was not placed. A 4xx answer's reason is shown, and the cart is read anew: a row may be sold out. */
function refuse(checkout: Checkout, { sentAt }: PendingOrder, failure: ApiError): void {
  const { cart, pending } = checkout;
  pending.changeOrders((orders) => orders.filter((other) => other.sentAt !== sentAt));
  if (cart.signal.aborted) return sayEnded(cart);
  const { status = 0, body } = failure;
  const is4xx = failure.failure === 'status' && status < 500;
  dispatch(checkout, { type: 'refused', why: (is4xx && messageOf(body)) || '' });
  if (is4xx) void cart.load();
}

/** The customer has left before an order was placed. After a 401 or 403 nothing else says so. */
export function sayEnded({ userId }: Cart): void {
  if (wasEndedByApi(userId))
    showAlert({ kind: 'order', text: checkoutText('checkout.orderFailed'), tone: 'error' });
}

/**
 * The order was placed, which the customer is told.
 * @param total what the server says, in whole cents
 * @param isEarlier what is displaced may have been displaced since the order, so it does not count as bought
 */
export function finish(
  checkout: Checkout,
  { items }: PendingOrder,
  body: unknown,
  total: number | null,
  isEarlier = false,
): void {
  const { cart, order, pending } = checkout;
  pending.change((all) =>
    withPlaced(all, isEarlier ? [] : items, (other) => isSameOrder(other.items, items)),
  );
  writeJson(STORAGE_KEYS.lastOrder, body);
  const shown = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  dispatch(checkout, { type: 'placed', total: total === shown ? null : total });
  // If a 401 ends the session, the customer must still learn of the order.
  cart.signal.addEventListener('abort', () => {
    if (order.get().is === 'placed') showAlert({ kind: 'placed', text: statusText('order.placed') });
  });
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total: shown });
}

/** Looks for an order of unknown outcome among the newest. If it is there, it was placed. Never throws. */
export async function lookUp(
  checkout: Checkout,
  sent: PendingOrder,
  isEarlier = false,
): Promise<'placed' | LookUp> {
  const { cart, pending } = checkout;
  const { userId, signal } = cart;
  try {
    const { rows: orders, rawCount } = await fetchOrders({ page: 1, userId }, signal);
    if (signal.aborted) return 'unread';
    const found = findSentOrder(orders, sent);
    // The newest are among them if there is no other page, or if the server sorts newest first.
    if (found === 'notFound') return !isFullPage(rawCount) || isNewestFirst(orders) ? found : 'unread';
    if (found === 'unclear') return found;
    // Pieces may have been added since.
    const known = pending.get().unknown.find(({ sentAt }) => sentAt === sent.sentAt) ?? sent;
    await atMost(READ_ANEW_MS, takeOut(checkout, known));
    if (hasLeft(cart)) return 'unread';
    finish(checkout, known, found.body, found.total, isEarlier);
    return 'placed';
  } catch (error) {
    if (!isAborted(error)) logFailure('The newest orders could not be read', error);
    return 'unread';
  }
}

/** Takes out of the cart what an order has bought, unless the server has done so: then all of it was added later. */
async function takeOut(checkout: Checkout, { items }: PendingOrder): Promise<void> {
  const { cart } = checkout;
  if ((await cart.load()) !== 'read') return;
  for (const { productId, quantity, inCart } of items) {
    const row = cart.state.rows.find((one) => isSameProduct(one.productId, productId));
    const now = quantityOf(cart.state.rows, productId);
    if (!row || inCart === 0 || now < inCart) continue;
    if (now > quantity) void changeQuantity(checkout, row, -quantity);
    else cart.remove(productId);
  }
}
