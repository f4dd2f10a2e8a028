import { currentAuthorization } from '#api/connection';
import { ApiError, isAborted } from '#api/errors';
import {
  PAYMENT_METHOD,
  PAYMENT_STATUS,
  PLACEHOLDER_IMAGE,
  ORDER_READING_MS,
  STORAGE_KEYS,
} from '#config/constants';
import { logFailure } from '#lib/logger';
import { toCents } from '#lib/money';
import { readJson } from '#lib/storage';
import {
  blocksCheckout,
  quantityOf,
  shownRows,
  withAdded,
  type CartRow,
  type ShownRow,
} from '#shop/cart/rows';
import { sendOrder } from '#shop/orders/api';
import {
  idsOfLastOrder,
  isSameOrder,
  type OrderRequest,
  type SentItem,
  type SentOrder,
} from '#shop/orders/order';
import { isOrderId, productKey } from '#shop/products/ids';
import { isPersonHere } from '#shop/session/customer';
import { dispatch, type Checkout } from './checkout';
import { emptyCart } from './afterOrder';
import { orderInOneTab } from './orderInOneTab';
import type { LookUp } from './orderState';
import { recordPlaced, lookUp, tellNotPlaced, findOutcome } from './outcome';
import { isPlaced, type PendingOrder } from './pending';
import { withSent } from './pendingChanges';

/** A press of Checkout or Buy Now. */
export interface Press {
  /** What is ordered: the cart as it is shown, or one piece of a perfume. */
  rows: readonly CartRow[];
  /** Checkout: nothing is ordered if the cart is another one than is shown. */
  isCart: boolean;
  /** The ids of the orders that this visit has listed; null if it has listed none. */
  listedIds: readonly string[] | null;
}

type Result = 'placed' | 'notPlaced';

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
  const readEarlier = (): PendingOrder[] =>
    pending
      .readAnew()
      .orders.filter((order) =>
        (isPlaced(order) ? order.inCart : order.items).some(
          ({ productId }) => quantityOf(rows, productId) > 0,
        ),
      );
  let earlier: PendingOrder[] = [];
  const result = await orderInOneTab(checkout, () => {
    earlier = readEarlier();
    return earlier.length > 0 ? lookForEarlier(checkout, earlier, rows) : readAndSend(checkout, rows, press);
  });
  if (result === undefined && cart.signal.aborted) tellNotPlaced(cart);
  if (result === undefined || result === 'placed' || result === 'notPlaced') return result === 'placed';
  dispatch(checkout, { type: 'ask', lookUp: result });
  if (!(await isAnsweredYes(checkout))) return false;
  const again = await orderInOneTab(checkout, (): Promise<Result> => {
    if (recordOf(readEarlier()) === recordOf(earlier)) return readAndSend(checkout, rows, press);
    // Another tab has found one, or has sent a further one.
    dispatch(checkout, { type: 'stopped', why: 'otherTab' });
    return Promise.resolve('notPlaced');
  });
  return again === 'placed';
}

/**
 * Looks for earlier orders of these products. One that was placed is among them if what it bought could not be taken out of
 * the cart.
 * @returns 'placed' if one was; otherwise what the customer is asked with, or 'notPlaced' after the customer has left
 */
async function lookForEarlier(
  checkout: Checkout,
  earlier: readonly PendingOrder[],
  rows: readonly CartRow[],
): Promise<Result | LookUp> {
  const { cart } = checkout;
  const open = earlier.filter((one) => !isPlaced(one));
  if (open.length === 0) return 'unread';
  dispatch(checkout, { type: 'lookUp' });
  const found = await lookUp(checkout, open, rows);
  if (found === 'placed' || !cart.signal.aborted) return found;
  tellNotPlaced(cart);
  return 'notPlaced';
}

const recordOf = (orders: readonly PendingOrder[]): string =>
  orders.map((order) => `${order.sentAt} ${isPlaced(order)}`).join();

/** The rows that can be ordered: displayed, with a valid id. */
export const orderedRows = (rows: readonly CartRow[]) =>
  shownRows(rows).filter(({ productId }) => isOrderId(productId));

/** Waits for the answer to 'Order the same again?'. A customer who leaves gives none. */
const isAnsweredYes = ({ cart, orderStore }: Checkout): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (): void => {
      const { is } = orderStore.get();
      if (is === 'asking' && !cart.signal.aborted) return;
      stop();
      resolve(is === 'placing');
    };
    const stop = orderStore.subscribe(answer);
    cart.signal.addEventListener('abort', answer);
  });

/** Whether two carts show the same products in the same quantities at the same prices, and no row blocks the order. */
function isSameCart(one: readonly CartRow[], other: readonly CartRow[]): boolean {
  if (blocksCheckout(other)) return false;
  const priced = (rows: readonly CartRow[]) =>
    shownRows(rows).map((row) => ({ ...row, productId: `${productKey(row.productId)} ${row.price}` }));
  return isSameOrder(priced(one), priced(other));
}

/** A data address is the picture itself: a server may refuse an order of that size. */
const isLongData = (image: string): boolean => /^data:/i.test(image) && image.length > 2000;

/** The payload of an order of displayed rows. */
export function requestOf(userId: string, rows: readonly ShownRow[]): OrderRequest {
  const items = rows.map(({ productId, name, price, quantity, image }) => ({
    productId,
    name,
    price: price / 100,
    quantity,
    imageUrl: image === null || isLongData(image) ? PLACEHOLDER_IMAGE : image,
  }));
  return { userId, items, paymentMethod: PAYMENT_METHOD, paymentStatus: PAYMENT_STATUS };
}

const sentOrderOf = (rows: readonly ShownRow[], { listedIds }: Press): SentOrder => ({
  items: rows
    .map(({ productId, quantity, price }) => ({ productId, quantity, price }))
    .reduce<SentItem[]>(withAdded, []),
  sentAt: Date.now(),
  earlierIds: [...(listedIds ?? []), ...idsOfLastOrder(readJson(STORAGE_KEYS.lastOrder))],
  hasListed: listedIds !== null,
});

/**
 * Reads the cart anew, sends the order, and empties the cart: one job, so that no tab changes the cart meanwhile. Nothing is
 * sent if the cart is another one than is shown, or if it can't be read and the browser says that it is offline. Before, the
 * order is recorded as one of unknown outcome, so that a reload loses nothing.
 * @returns whether it was placed, as soon as that is known
 */
async function readAndSend(checkout: Checkout, rows: readonly ShownRow[], press: Press): Promise<Result> {
  const { cart, pending } = checkout;
  let sent: SentOrder | undefined;
  const job = async (end: (result: Result) => void): Promise<void> => {
    cart.signal.throwIfAborted();
    // Of a cart that nobody has seen, an order would lose the rows.
    const { status } = cart.state;
    const isKnown = status === 'ready' || (status === 'loading' && cart.view.lastKnownRows.length > 0);
    const isRead = await cart.refresh(isKnown ? { timeout: ORDER_READING_MS } : {});
    cart.signal.throwIfAborted();
    const isOffline = !isRead && !navigator.onLine;
    if (isOffline || (press.isCart && !isSameCart(press.rows, cart.state.baseRows))) {
      dispatch(checkout, { type: 'stopped', why: isOffline ? 'offline' : 'changed' });
      return end('notPlaced');
    }
    const authorization = currentAuthorization();
    const order = sentOrderOf(rows, press);
    sent = order;
    const before = cart.view.lastKnownRows;
    pending.update((all) => withSent(all, before, order));
    const body = await sendOrder(requestOf(cart.userId, rows));
    const emptied = emptyCart(checkout, before, rows, authorization);
    // After a logout, nobody is there to be told: the outcome stays unknown.
    const isHere = isPersonHere(cart.customer);
    if (isHere) recordPlaced(checkout, order, { body, total: toCents(body.total) });
    end(isHere ? 'placed' : 'notPlaced');
    await emptied;
  };
  try {
    return await new Promise<Result>((resolve, reject) => {
      cart.enqueue(() => job(resolve)).catch(reject);
    });
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to place the order', error);
    const failure = error instanceof ApiError ? error : new ApiError('network');
    if (sent) return (await findOutcome(checkout, sent, failure)) ? 'placed' : 'notPlaced';
    // The customer has left.
    tellNotPlaced(cart);
    return 'notPlaced';
  }
}
