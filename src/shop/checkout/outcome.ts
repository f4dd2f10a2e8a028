import { isAborted, type ApiError } from '#api/errors';
import { messageOf } from '#api/serverTexts';
import { PAGE_SIZE, STORAGE_KEYS } from '#config/constants';
import { trackEvent } from '#lib/events';
import { inOneTab, untilUnlocked } from '#lib/locks';
import { logFailure } from '#lib/logger';
import { writeJson } from '#lib/storage';
import { hasSessionEnded, type Cart } from '#shop/cart/cart';
import { countPieces, type CartRow } from '#shop/cart/rows';
import { fetchOrders } from '#shop/orders/api';
import {
  findSentOrder,
  idsOfLastOrder,
  isNewestFirst,
  isSameOrder,
  type Order,
  type SentOrder,
} from '#shop/orders/order';
import { isPersonHere } from '#shop/session/customer';
import { isStoredUser } from '#shop/session/customerStorage';
import { getSession } from '#shop/session/sessionStore';
import { showAlert } from '#ui/alerts/alertStore';
import { currentCheckout, dispatch, type Checkout } from './checkout';
import type { LookUp } from './orderState';
import { openOrders } from './pending';
import { withPlaced, withRefused, withWarning } from './pendingChanges';
import { statusText } from './statusTexts';
import { removeBought } from './afterOrder';
import { checkoutText } from './texts';

/**
 * Finds out what became of an order whose call has failed: it was refused; or it may have been placed, and is looked up.
 * @returns whether it was placed
 */
export async function findOutcome(checkout: Checkout, sent: SentOrder, failure: ApiError): Promise<boolean> {
  const { outcomeUnknown, status = 0 } = failure;
  // A server may store an order and then fail, for example to send an e-mail.
  const mayBePlaced = outcomeUnknown || (failure.failure === 'status' && status >= 500);
  if (mayBePlaced) {
    // A warning that was dismissed meanwhile was said of another order.
    checkout.pending.update((all) => withWarning(all, 'open', sent.sentAt));
    dispatch(checkout, { type: outcomeUnknown ? 'lost' : 'lookUp' });
    const found = await lookUp(checkout, [sent]);
    if (found === 'placed') return true;
    if (hasSessionEnded(checkout.cart)) {
      // After a login, the record of the order warns.
      if (!getSession()) tellAfterSession(checkout.cart, statusText('order.unknown'));
      return false;
    }
    if (outcomeUnknown || found !== 'notFound') {
      dispatch(checkout, { type: 'unknown', lookUp: found });
      return false;
    }
  }
  refuse(checkout, sent, failure);
  return false;
}

/** The order was not placed. A 4xx answer's reason is shown, and the cart is read anew: a row may be sold out. */
function refuse(checkout: Checkout, { sentAt }: SentOrder, failure: ApiError): void {
  const { cart, pending } = checkout;
  // A cart that could not be read may have lost its rows before.
  const rows = cart.wasJustRead ? cart.state.baseRows : [];
  pending.update((all) => withRefused(all, sentAt, rows));
  if (hasSessionEnded(cart)) return tellNotPlaced(cart);
  const { status = 0, body } = failure;
  const is4xx = failure.failure === 'status' && status < 500;
  dispatch(checkout, { type: 'refused', why: (is4xx && messageOf(body)) || '' });
  void cart.load();
}

/** Says what became of an order whose session has ended. After a 401 or 403 nothing else says so. */
export function tellAfterSession(cart: Cart, text: string): void {
  if (isPersonHere(cart.customer) || getSession()?.user.id === cart.userId)
    showAlert({ kind: 'order', text, tone: 'error' });
}

export const tellNotPlaced = (cart: Cart): void =>
  tellAfterSession(cart, checkoutText('checkout.orderFailed'));

/**
 * The order was placed, which the customer is told.
 * @param answer what the server says of it; `total` in whole cents
 * @param pressed what the present press orders, if it is another order
 */
export function recordPlaced(
  checkout: Checkout,
  sent: SentOrder,
  { body, total }: Pick<Order, 'body' | 'total'>,
  pressed?: readonly CartRow[],
): void {
  const { cart, orderStore, pending } = checkout;
  const { items } = sent;
  pending.update((all) => withPlaced(all, sent, idsOfLastOrder(body)));
  // The job after this one. After a 401, the same customer may have logged in again.
  const now = hasSessionEnded(cart) ? currentCheckout() : checkout;
  if (now) void removeBought(now, sent.sentAt);
  if (isStoredUser(cart.userId)) writeJson(STORAGE_KEYS.lastOrder, body);
  const shown = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const isOther = pressed !== undefined && !isSameOrder(items, pressed);
  dispatch(checkout, { type: 'placed', total: total === shown ? null : total, isOther });
  // If a 401 ends the session, the customer must still learn of the order.
  const tell = (): void => {
    if (orderStore.get().is === 'placed' && isPersonHere(cart.customer))
      showAlert({ kind: 'placed', text: statusText('order.placed') });
  };
  if (hasSessionEnded(cart)) tell();
  else cart.signal.addEventListener('abort', tell);
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total: shown });
}

/**
 * Looks for orders of unknown outcome among the newest. The first that is there was placed. Never throws.
 * @param pressed what the present press orders, if these are earlier orders
 */
export async function lookUp(
  checkout: Checkout,
  orders: readonly SentOrder[],
  pressed?: readonly CartRow[],
): Promise<'placed' | LookUp> {
  const { userId, signal } = checkout.cart;
  try {
    const { rows: newest, rawCount } = await fetchOrders({ page: 1, userId }, signal);
    if (signal.aborted) return 'unread';
    const results = orders.map((sent) => ({ sent, found: findSentOrder(newest, sent, Date.now()) }));
    for (const { sent, found } of results) {
      if (typeof found === 'string') continue;
      recordPlaced(checkout, sent, found, pressed);
      return 'placed';
    }
    if (results.some(({ found }) => found === 'unclear')) return 'unclear';
    // The newest are among them if these are all, or if the server sorts newest first. It may have longer pages.
    return rawCount < PAGE_SIZE || isNewestFirst(newest) ? 'notFound' : 'unread';
  } catch (error) {
    if (!isAborted(error)) logFailure('The newest orders could not be read', error);
    return 'unread';
  }
}

/**
 * Settles the orders of unknown outcome that the customer sees listed: a further press means a further order. If an order is
 * being sent, or looked up, in another tab, nothing happens here.
 */
export async function recordListed(checkout: Checkout, orders: readonly Order[]): Promise<void> {
  const { cart, orderStore, pending, orderLockName } = checkout;
  await untilUnlocked(orderLockName);
  await inOneTab(orderLockName, () => {
    if (hasSessionEnded(cart)) return Promise.resolve();
    for (const sent of openOrders(pending.readAnew())) {
      const found = findSentOrder(orders, sent, Date.now());
      if (typeof found === 'string') continue;
      // While the shop asks whether to order the same again, this is the answer: what was pressed is not ordered.
      const pressed = orderStore.get().is === 'asking' ? [] : undefined;
      dispatch(checkout, { type: 'listed' });
      if (orderStore.get().is !== 'lookingUp') continue;
      recordPlaced(checkout, sent, found, pressed);
    }
    return Promise.resolve();
  });
}
