import { ApiError, isAborted } from '#api/errors';
import { messageOf } from '#api/serverTexts';
import {
  PAYMENT_METHOD,
  PAYMENT_STATUS,
  PLACEHOLDER_IMAGE,
  READ_ANEW_MS,
  STORAGE_KEYS,
} from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { toCents } from '#lib/money';
import { readJson, writeJson } from '#lib/storage';
import type { Cart } from '#shop/cart/cart';
import {
  countPieces,
  largerQuantities,
  quantityOf,
  shownRows,
  subtractQuantities,
  type CartRow,
} from '#shop/cart/rows';
import { sendOrder } from '#shop/orders/api';
import { idsOfLastOrder, isSameOrder, type OrderRequest } from '#shop/orders/order';
import { isOrderId, productKey } from '#shop/products/ids';
import { wasEndedByApi } from '#shop/session/sessionStore';
import { showAlert } from '#ui/alerts/alertStore';
import { tell, type Checkout } from './checkout';
import { withPlaced } from './displaced';
import { atMost, hasLeft, lookUp, type Found } from './lookUp';
import { inOneTab, untilUnlocked } from './oneTab';
import type { LookUp } from './orderState';
import type { PendingOrder } from './pending';
import { statusText } from './statusTexts';
import { checkoutText } from './texts';
import { waitForOrder } from './waitForOrder';

/** A press of Checkout or Buy Now. */
export interface Press {
  /** What is ordered: the cart as it is shown, or one piece of a perfume. */
  rows: readonly CartRow[];
  /** Checkout: nothing is ordered if the cart is another one than is shown. */
  isCart: boolean;
  /** The ids of the orders that this visit has listed; null if it has listed none. */
  listedIds: readonly string[] | null;
  /** Whether the button that was pressed is still there, so that a question can be asked. */
  isStillThere: () => boolean;
}

/**
 * Orders these rows and empties the cart. The state of the order is 'placing'.
 * @returns whether the order was placed, now or before
 */
export async function runOrder(checkout: Checkout, press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  const rows = orderedRows(press.rows);
  if (rows.length === 0) {
    tell(checkout, { type: 'refused', why: '' });
    return false;
  }
  const earlier = pending.get().unknown.findLast(({ items }) => isSameOrder(items, rows));
  if (earlier) {
    const found = await inTurn(checkout, () => {
      tell(checkout, { type: 'lookUp' });
      return lookUpAndSay(checkout, earlier);
    });
    if (found === undefined || found === 'placed' || cart.signal.aborted) return found === 'placed';
    tell(checkout, { type: 'ask', lookUp: found });
    if (!press.isStillThere()) tell(checkout, { type: 'stopped', why: 'notAsked' });
    if (!(await isAnsweredYes(checkout))) return false;
  }
  return (await inTurn(checkout, () => sendInTurn(checkout, rows, press))) ?? false;
}

/** The rows that can be ordered: displayed, with a valid id. */
export const orderedRows = (rows: readonly CartRow[]) =>
  shownRows(rows).filter(({ productId }) => isOrderId(productId));

/** The carts that this tab's last order still empties: the next order waits for it. */
const emptying = new WeakSet<Cart>();

/** Does work that one tab at a time may do. If another tab is at it, says so, and reads the cart anew when it is done. */
async function inTurn<Result>(checkout: Checkout, work: () => Promise<Result>): Promise<Result | undefined> {
  const { cart } = checkout;
  const { userId } = cart;
  if (emptying.has(cart)) await untilUnlocked(userId, 'order');
  const empty = async (): Promise<void> => {
    emptying.add(cart);
    await cart.queue.idle();
    emptying.delete(cart);
  };
  // A reload would leave the outcome open.
  const result = await inOneTab(userId, 'order', () => askBeforeUnload(work), empty);
  if (result === undefined) await waitForOrder(checkout);
  return result;
}

/** Waits for the answer to 'Order the same again?'. A customer who leaves gives none. */
function isAnsweredYes({ cart, order }: Checkout): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { is } = order.get();
      if (is === 'asking' && !cart.signal.aborted) return;
      stop();
      resolve(is === 'placing');
    };
    const stop = order.subscribe(look);
    cart.signal.addEventListener('abort', look);
    look();
  });
}

/**
 * Reads the cart anew and sends the order, unless the cart has changed, or the browser says that it is offline and the cart
 * can't be read. @returns whether it was placed
 */
async function sendInTurn(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart } = checkout;
  const outcome = (await atMost(READ_ANEW_MS, cart.load())) ?? 'outOfReach';
  if (cart.signal.aborted) sayEnded(cart);
  else if (outcome === 'outOfReach' && !navigator.onLine) tell(checkout, { type: 'stopped', why: 'offline' });
  else if (press.isCart && outcome === 'read' && !isSameCart(press.rows, cart.state.rows))
    tell(checkout, { type: 'stopped', why: 'changed' });
  else return sendAndRecord(checkout, rows, press);
  return false;
}

/** Whether two carts show the same products in the same quantities at the same prices. */
function isSameCart(one: readonly CartRow[], other: readonly CartRow[]): boolean {
  const priced = (rows: readonly CartRow[]) =>
    shownRows(rows).map((row) => ({ ...row, productId: `${productKey(row.productId)} ${row.price}` }));
  return isSameOrder(priced(one), priced(other));
}

/** A data address is the picture itself: a server may refuse an order of that size. */
const isLongData = (image: string): boolean => /^data:/i.test(image) && image.length > 2000;

/** The payload of an order of displayed rows. */
export function requestOf(userId: string, rows: readonly CartRow[]): OrderRequest {
  const items = shownRows(rows).map(({ productId, name, price, quantity, image }) => ({
    productId,
    name,
    price: price / 100,
    quantity,
    imageUrl: image === null || isLongData(image) ? PLACEHOLDER_IMAGE : image,
  }));
  return { userId, items, paymentMethod: PAYMENT_METHOD, paymentStatus: PAYMENT_STATUS };
}

function pendingOrderOf(
  { cart, pending }: Checkout,
  rows: readonly CartRow[],
  { listedIds }: Press,
): PendingOrder {
  const inCart = shownRows(cart.state.rows);
  const items = shownRows(rows).map(({ productId, quantity, price }) => ({
    productId,
    quantity,
    price,
    inCart: quantityOf(inCart, productId),
  }));
  return {
    items,
    others: subtractQuantities(largerQuantities(inCart, pending.get().changing), items),
    sentAt: Date.now(),
    earlierIds: [...(listedIds ?? []), ...idsOfLastOrder(readJson(STORAGE_KEYS.lastOrder))],
    hasListed: listedIds !== null,
    isDismissed: false,
  };
}

/** Sends an order. Before, it is recorded as one of unknown outcome, so that a reload loses nothing. @returns whether it was placed */
async function sendAndRecord(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  let sent = pendingOrderOf(checkout, rows, press);
  try {
    const body = await cart.order(sent.items, async () => {
      cart.signal.throwIfAborted();
      sent = pendingOrderOf(checkout, rows, press);
      pending.changeOrders((orders) => [...orders, sent]);
      return sendOrder(requestOf(cart.userId, rows));
    });
    // After the customer has left, the outcome stays unknown: nobody is there to be told.
    if (cart.signal.aborted) return false;
    finish(checkout, sent, body, toCents(body.total));
    return true;
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to place the order', error);
    return settleFailure(checkout, sent, error instanceof ApiError ? error : new ApiError('network'));
  }
}

/**
 * Finds out what became of an order whose call has failed: it was refused; or it may have been placed, and is looked up.
 * @returns whether it was placed
 */
async function settleFailure(checkout: Checkout, sent: PendingOrder, failure: ApiError): Promise<boolean> {
  const { outcomeUnknown, status = 0 } = failure;
  // A server may store an order and then fail, for example to send an e-mail.
  if (!outcomeUnknown && (failure.failure !== 'status' || status < 500)) {
    refuse(checkout, sent, failure);
    return false;
  }
  if (checkout.cart.signal.aborted) return false;
  tell(checkout, { type: outcomeUnknown ? 'lost' : 'lookUp' });
  const found = await lookUpAndSay(checkout, sent);
  if (found === 'placed') return true;
  if (hasLeft(checkout.cart)) return false;
  if (!outcomeUnknown && found === 'notFound') refuse(checkout, sent, failure);
  else {
    tell(checkout, { type: 'lost' });
    tell(checkout, { type: 'looked', lookUp: found });
  }
  return false;
}

async function lookUpAndSay(checkout: Checkout, sent: PendingOrder): Promise<'placed' | LookUp> {
  const found: Found | LookUp = await lookUp(checkout, sent);
  if (typeof found === 'string') return found;
  finish(checkout, found.sent, found.order.body, found.order.total);
  return 'placed';
}

/** The order was not placed. A 4xx answer's reason is shown, and the cart is read anew: a row may be sold out. */
function refuse(checkout: Checkout, { sentAt }: PendingOrder, failure: ApiError): void {
  const { cart, pending } = checkout;
  pending.changeOrders((orders) => orders.filter((other) => other.sentAt !== sentAt));
  const { status = 0, body } = failure;
  if (cart.signal.aborted) return sayEnded(cart);
  const is4xx = failure.failure === 'status' && status < 500;
  tell(checkout, { type: 'refused', why: (is4xx && messageOf(body)) || '' });
  if (is4xx) void cart.load();
}

/** The customer has left. After a 401 or 403 nothing else tells that the order has failed. */
function sayEnded({ userId }: Cart): void {
  if (wasEndedByApi(userId))
    showAlert({ kind: 'order', text: checkoutText('checkout.orderFailed'), tone: 'error' });
}

/** The order was placed, which the customer is told. @param total what the server says, in whole cents */
function finish(checkout: Checkout, { items }: PendingOrder, body: unknown, total: number | null): void {
  checkout.pending.change((all) => withPlaced(all, items, (order) => isSameOrder(order.items, items)));
  writeJson(STORAGE_KEYS.lastOrder, body);
  const shown = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  tell(checkout, { type: 'placed', total: total === shown ? null : total });
  // If a 401 ends the session, the customer must still learn of the order.
  checkout.cart.signal.addEventListener('abort', () => {
    if (checkout.order.get().is === 'placed') showAlert({ kind: 'placed', text: statusText('order.placed') });
  });
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total: shown });
}
