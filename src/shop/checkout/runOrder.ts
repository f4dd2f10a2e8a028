import { ApiError, isAborted } from '#api/errors';
import {
  PAYMENT_METHOD,
  PAYMENT_STATUS,
  PLACEHOLDER_IMAGE,
  READ_ANEW_MS,
  STORAGE_KEYS,
} from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { logFailure } from '#lib/logger';
import { toCents } from '#lib/money';
import { readJson } from '#lib/storage';
import { within } from '#lib/within';
import type { Cart } from '#shop/cart/cart';
import { blocksCheckout, quantityOf, shownRows, subtractQuantities, type CartRow } from '#shop/cart/rows';
import { sendOrder } from '#shop/orders/api';
import { idsOfLastOrder, isSameOrder, type OrderRequest, type SentOrder } from '#shop/orders/order';
import { isOrderId, productKey } from '#shop/products/ids';
import { dispatch, waitForOrder, type Checkout } from './checkout';
import { inOneTab, untilUnlocked } from './oneTab';
import { recordPlaced, lookUp, sayNotPlaced, settleFailure } from './outcome';
import { isPlaced, openOrders, type PendingOrder } from './pending';
import { withoutPlaced, withSeen, withSent } from './pendingChanges';
import { boughtInCart, takeOutBought } from './takeOutBought';

/** A press of Checkout or Buy Now. */
export interface Press {
  /** What is ordered: the cart as it is shown, or one piece of a perfume. */
  rows: readonly CartRow[];
  /** Checkout: nothing is ordered if the cart is another one than is shown. */
  isCart: boolean;
  /** The ids of the orders that this visit has listed; null if it has listed none. */
  listedIds: readonly string[] | null;
}

/**
 * Orders these rows and empties the cart. The state of the order is 'placing'.
 * @returns whether the order was placed, now or before
 */
export async function runOrder(checkout: Checkout, press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  const rows = orderedRows(press.rows);
  if (rows.length === 0) {
    dispatch(checkout, { type: 'refused', why: '' });
    return false;
  }
  // The orders of unknown outcome that have a product of these rows.
  const earlier = openOrders(pending.readAnew()).filter(({ items }) =>
    items.some(({ productId }) => quantityOf(rows, productId) > 0),
  );
  if (earlier.length > 0) {
    const found = await withOrderLock(checkout, () => {
      dispatch(checkout, { type: 'lookUp' });
      return lookUp(checkout, earlier, rows);
    });
    if (cart.signal.aborted) sayNotPlaced(cart);
    if (found === undefined || found === 'placed' || cart.signal.aborted) return found === 'placed';
    dispatch(checkout, { type: 'ask', lookUp: found });
    if (!(await isAnsweredYes(checkout))) return false;
    const isOpen = ({ sentAt }: PendingOrder): boolean => earlier.some((one) => one.sentAt === sentAt);
    if (!openOrders(pending.readAnew()).some(isOpen)) {
      // Another tab has found it.
      dispatch(checkout, { type: 'stopped', why: 'otherTab' });
      return false;
    }
  }
  return (await withOrderLock(checkout, () => readAndSend(checkout, rows, press))) ?? false;
}

/** The rows that can be ordered: displayed, with a valid id. */
export const orderedRows = (rows: readonly CartRow[]) =>
  shownRows(rows).filter(({ productId }) => isOrderId(productId));

/** The carts that this tab's last order still empties: the next order waits for it. */
const emptying = new WeakSet<Cart>();

/** Does work that one tab at a time may do. If another tab is at it, says so, and reads the cart anew when it is done. */
async function withOrderLock<Result>(
  checkout: Checkout,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { cart } = checkout;
  const { userId } = cart;
  if (emptying.has(cart)) await untilUnlocked(userId, 'order');
  const begin = async (): Promise<Result> => {
    // It stops when it sees the order.
    await untilUnlocked(userId, 'putBack');
    return work();
  };
  const empty = async (): Promise<void> => {
    emptying.add(cart);
    await cart.queue.idle();
    // The server could not empty it.
    if (checkout.pending.get().orders.some(isPlaced) && (await cart.load()) === 'read')
      await takeOutBought(checkout);
    emptying.delete(cart);
  };
  // A reload would leave the outcome open.
  const result = await inOneTab(userId, 'order', () => askBeforeUnload(begin), empty);
  if (result === undefined) await waitForOrder(checkout);
  return result;
}

/** Waits for the answer to 'Order the same again?'. A customer who leaves gives none. */
const isAnsweredYes = ({ cart, store }: Checkout): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (): void => {
      const { is } = store.get();
      if (is === 'asking' && !cart.signal.aborted) return;
      stop();
      resolve(is === 'placing');
    };
    const stop = store.subscribe(answer);
    cart.signal.addEventListener('abort', answer);
  });

/**
 * Reads the cart anew and sends the order, unless the cart has changed, or the browser says that it is offline and the cart
 * can't be read. @returns whether it was placed
 */
async function readAndSend(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  const outcome = (await within(READ_ANEW_MS, cart.load())) ?? 'outOfReach';
  if (outcome === 'read') void takeOutBought(checkout);
  // The cart that is shown may still have what an earlier order has bought.
  const isBoughtShown = boughtInCart(pending.get(), cart.state.rows).length > 0;
  if (cart.signal.aborted) sayNotPlaced(cart);
  else if (outcome === 'outOfReach' && !navigator.onLine)
    dispatch(checkout, { type: 'stopped', why: 'offline' });
  else if (press.isCart && isBoughtShown) dispatch(checkout, { type: 'refused', why: '' });
  else if (press.isCart && outcome === 'read' && !isSameCart(press.rows, cart.state.rows))
    dispatch(checkout, { type: 'stopped', why: 'changed' });
  else return sendAndRecord(checkout, rows, press);
  return false;
}

/** Whether two carts show the same products in the same quantities at the same prices, and no new row blocks the order. */
function isSameCart(one: readonly CartRow[], other: readonly CartRow[]): boolean {
  if (blocksCheckout(other)) return false;
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

const sentOrderOf = (rows: readonly CartRow[], { listedIds }: Press): SentOrder => ({
  items: shownRows(rows).map(({ productId, quantity, price }) => ({ productId, quantity, price })),
  sentAt: Date.now(),
  earlierIds: [...(listedIds ?? []), ...idsOfLastOrder(readJson(STORAGE_KEYS.lastOrder))],
  hasListed: listedIds !== null,
});

/**
 * Sends an order. Before, it is recorded as one of unknown outcome, so that a reload loses nothing.
 * @returns whether it was placed
 */
async function sendAndRecord(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  let sent = sentOrderOf(rows, press);
  let newlyExpected: readonly CartRow[] | undefined;
  try {
    const body = await cart.sendAndEmpty(
      sent.items,
      async () => {
        cart.signal.throwIfAborted();
        sent = sentOrderOf(rows, press);
        newlyExpected = subtractQuantities(cart.state.rows, pending.get().expected);
        pending.change((all) => withSent(all, cart.state.rows, sent));
        return sendOrder(requestOf(cart.userId, rows));
      },
      (seen) => pending.change((all) => withSeen(all, seen)),
      () => pending.change(withoutPlaced),
    );
    // After the customer has left, the outcome stays unknown: nobody is there to be told.
    if (cart.signal.aborted) return false;
    recordPlaced(checkout, sent, { body, total: toCents(body.total) });
    return true;
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to place the order', error);
    if (!newlyExpected) {
      // It was not sent: the customer has left.
      sayNotPlaced(cart);
      return false;
    }
    const failure = error instanceof ApiError ? error : new ApiError('network');
    return settleFailure(checkout, { order: sent, newlyExpected }, failure);
  }
}
