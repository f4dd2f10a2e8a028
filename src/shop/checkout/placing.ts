import { ApiError, isAborted, isUnauthorized } from '#api/errors';
import { PAYMENT_METHOD, PAYMENT_STATUS, PLACEHOLDER_IMAGE, STORAGE_KEYS } from '#config/constants';
import { askBeforeUnload } from '#lib/askBeforeUnload';
import { trackEvent } from '#lib/events';
import { logFailure } from '#lib/logger';
import { readJson, writeJson } from '#lib/storage';
import { createStore, type Store } from '#lib/store';
import { fetchCart } from '#shop/cart/api';
import { countPieces, largerQuantities, shownRows, subtractQuantities, type CartRow } from '#shop/cart/cart';
import { currentCart, type CartStore } from '#shop/cart/cartStore';
import { fetchOrders, sendOrder } from '#shop/orders/api';
import {
  findSentOrder,
  isNewestFirst,
  isSameOrder,
  type OrderRequest,
  type SentOrder,
} from '#shop/orders/order';
import { isOrderId } from '#shop/products/ids';
import { isFullPage } from '#shop/queries/usePagedList';
import { perCustomer } from '#shop/session/customer';
import { wasEndedByApi } from '#shop/session/sessionStore';
import { owedTo, type Owed } from './owed';

type OrderWork = 'placing' | 'lookingUp';

/** What one customer's orders share. */
export interface Checkout {
  readonly cart: CartStore;
  readonly owed: Owed;
  /** What is being done with an order, if anything; a second one is not accepted meanwhile. */
  readonly busy: Store<OrderWork | null>;
  /** The alert that offers to put the cart back, 0 before the first one, and whether its button was pressed. */
  readonly offer: { alertId: number; busy: boolean };
}

const customersCheckout = perCustomer((): Checkout | null => {
  const cart = currentCart();
  if (!cart) return null;
  const busy = createStore<OrderWork | null>(null);
  return { cart, owed: owedTo(cart.userId), busy, offer: { alertId: 0, busy: false } };
});

/** The checkout of the customer who is logged in; null for a guest. Work that takes time keeps it. */
export const currentCheckout = (): Checkout | null => (currentCart() ? customersCheckout() : null);

/** A data address is the picture itself: a server may refuse an order of that size. */
const isLongData = (image: string): boolean => /^data:/i.test(image) && image.length > 2000;

/**
 * Creates the order request of a cart. Rows that are not displayed or have an invalid id are left out.
 * @returns the request; undefined if no row is left to order
 */
export function orderRequest(userId: string, rows: readonly CartRow[]): OrderRequest | undefined {
  const items = shownRows(rows)
    .filter((row) => isOrderId(row.productId))
    .map(({ productId, name, price, quantity, image }) => ({
      productId,
      name,
      price: price / 100,
      quantity,
      imageUrl: image === null || isLongData(image) ? PLACEHOLDER_IMAGE : image,
    }));
  if (items.length === 0) return undefined;
  return { userId, items, paymentMethod: PAYMENT_METHOD, paymentStatus: PAYMENT_STATUS };
}

/** The customer's unsettled orders of these items. */
const unsettledLike = ({ unsettled }: Owed, items: OrderRequest['items']): SentOrder[] =>
  [...unsettled].filter(({ request }) => isSameOrder(request.items, items));

/** The customer's latest unsettled order of these rows, if any. */
export function unsettledOrder({ cart, owed }: Checkout, rows: readonly CartRow[]): SentOrder | undefined {
  const request = orderRequest(cart.userId, rows);
  return request && unsettledLike(owed, request.items).at(-1);
}

/** Whether the API answers a reading call: the browser may report wrongly that it is offline. */
async function apiAnswers({ userId, signal }: CartStore): Promise<boolean> {
  try {
    await fetchCart(userId, signal);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.isOutOfReach);
  }
}

/** The order was placed: empties the cart, and keeps in memory what the order did not buy of it. */
function finish({ cart, owed }: Checkout, { items }: OrderRequest, order: unknown, held: CartRow[]): void {
  for (const sent of unsettledLike(owed, items)) owed.unsettled.delete(sent);
  writeJson(STORAGE_KEYS.lastOrder, order);
  owed.unbought = subtractQuantities(largerQuantities(held, owed.unbought), items);
  cart.emptyAfterOrder(items);
  const total = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total });
}

/** Accepts no other order while this work runs. */
async function whileBusy<Done>(
  { busy }: Checkout,
  what: OrderWork,
  work: () => Promise<Done>,
): Promise<Done> {
  busy.set(what);
  try {
    // A reload would forget that the outcome is unknown.
    return await askBeforeUnload(work);
  } finally {
    busy.set(null);
  }
}

/**
 * The result of an order:
 *
 *     placed, failed
 *     unknown   it may have been placed
 *     offline   it was not sent, because the API is out of reach
 *     busy      it was not sent, because another order is being sent or looked up
 *     ignored   the session has ended; nothing is to be said
 */
export type OrderResult = 'placed' | 'failed' | 'unknown' | 'offline' | 'busy' | 'ignored';

/** Sends an order, and keeps in mind what became of it. @param before the rows of the cart */
async function sendAndSettle(
  checkout: Checkout,
  sent: SentOrder,
  before: readonly CartRow[],
): Promise<OrderResult> {
  const { cart, owed } = checkout;
  const { signal } = cart;
  const { request } = sent;
  // The cart may change while the order is sent, and the server may empty it.
  const held = (): CartRow[] => shownRows(largerQuantities(before, cart.state.rows));
  owed.unsettled.add(sent);
  try {
    const order = await sendOrder(request);
    // A piece that is being added must not be lost when the cart is emptied.
    await cart.allSent();
    // After the customer has left, it stays unsettled: nobody is there to be told.
    if (!signal.aborted) {
      finish(checkout, request, order, held());
      return 'placed';
    }
  } catch (error) {
    logFailure('Failed to place the order', error);
    if (!(error instanceof ApiError && error.outcomeUnknown)) {
      owed.unsettled.delete(sent);
      // A 401 or 403 itself ends the session, and the customer must be told; after a logout, nobody is there.
      return signal.aborted && !(isUnauthorized(error) && wasEndedByApi(cart.userId)) ? 'ignored' : 'failed';
    }
  }
  // The server may have emptied the cart.
  owed.unbought = largerQuantities(owed.unbought, subtractQuantities(held(), request.items));
  return signal.aborted ? 'ignored' : 'unknown';
}

/**
 * Orders these rows and empties the cart. Never throws.
 * @param knownIds the ids of the orders that this visit has listed; null if it has listed none
 */
export async function placeOrder(
  checkout: Checkout,
  rows: readonly CartRow[],
  knownIds: readonly string[] | null,
): Promise<OrderResult> {
  const { cart } = checkout;
  if (checkout.busy.get()) return 'busy';
  const request = orderRequest(cart.userId, rows);
  if (!request) return 'failed';
  const { signal } = cart;
  return whileBusy(checkout, 'placing', async () => {
    // What is on its way belongs to the cart of before.
    if (cart.state.changes.length > 0) await cart.allSent();
    // A placed order empties the cart, so what else it holds must be known.
    if (cart.state.status !== 'ready') await cart.load();
    if (!navigator.onLine && !(await apiAnswers(cart))) return 'offline';
    if (signal.aborted) return 'ignored';
    const before = cart.state.rows;
    const lastOrder = readJson(STORAGE_KEYS.lastOrder);
    return sendAndSettle(checkout, { request, sentAt: Date.now(), knownIds, lastOrder }, before);
  });
}

/**
 * What the newest orders say of an order of unknown outcome: placed; not among them; or there is one like it that
 * may be an older one. 'unread': they could not be read.
 */
export type LookUp = 'placed' | 'missing' | 'unclear' | 'unread';

/** Looks for an order of unknown outcome. If it is there, it counts as placed. Never throws. */
export async function lookUpOrder(checkout: Checkout, sent: SentOrder): Promise<LookUp> {
  const { cart } = checkout;
  const { signal } = cart;
  if (checkout.busy.get()) return 'unread';
  return whileBusy(checkout, 'lookingUp', async () => {
    try {
      const { rows: orders, rawCount } = await fetchOrders({ page: 1, userId: cart.userId }, signal);
      await cart.allSent();
      if (signal.aborted) return 'unread';
      const listed = findSentOrder(orders, sent);
      // The newest are among them if there is no other page, or if the server sorts newest first.
      const haveNewest = !isFullPage(rawCount) || isNewestFirst(orders);
      if (listed === 'missing') return haveNewest ? 'missing' : 'unread';
      if (listed === 'unclear') return 'unclear';
      finish(checkout, sent.request, listed.body, shownRows(cart.state.rows));
      return 'placed';
    } catch (error) {
      if (!isAborted(error)) logFailure('The newest orders could not be read', error);
      return 'unread';
    }
  });
}
