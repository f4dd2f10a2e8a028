import { ApiError, isAborted, isUnauthorized } from '../../api/errors';
import {
  ADD_CALL_LIMIT,
  ORDER_PAUSE_MS,
  PAYMENT_METHOD,
  PAYMENT_STATUS,
  PLACEHOLDER_IMAGE,
  STORAGE_KEYS,
} from '../../config/constants';
import { trackEvent } from '../../lib/events';
import { logFailure } from '../../lib/logger';
import { isOffline } from '../../lib/online';
import { readJson, writeJson } from '../../lib/storage';
import { fetchFirstOrders, placeOrder as sendOrder } from '../orders/api';
import { findSentOrder, isSameOrder, type OrderRequest, type SentOrder } from '../orders/order';
import { isOrderId } from '../products/ids';
import { fetchCart } from './api';
import { countPieces, largerQuantities, shownLines, subtractQuantities, type CartLine } from './cart';
import type { CartStore } from './cartStore';

/**
 * Creates the order request of a cart. Rows that are not displayed or have an invalid id are left out.
 * @returns the request; undefined if no row is left to order
 */
export function orderRequest(userId: string, lines: readonly CartLine[]): OrderRequest | undefined {
  const items = shownLines(lines)
    .filter((line) => isOrderId(line.productId))
    .map(({ productId, name, price, quantity, image }) => ({
      productId,
      name,
      price: price / 100,
      quantity,
      imageUrl: image ?? PLACEHOLDER_IMAGE,
    }));
  if (items.length === 0) return undefined;
  return { userId, items, paymentMethod: PAYMENT_METHOD, paymentStatus: PAYMENT_STATUS };
}

const isOf =
  (items: OrderRequest['items']) =>
  ({ request }: SentOrder): boolean =>
    isSameOrder(request.items, items);

/** The order of the same rows that was sent in this tab and whose outcome is unknown, if any. */
export function unsettledOrder(cart: CartStore, lines: readonly CartLine[]): SentOrder | undefined {
  const request = orderRequest(cart.userId, lines);
  return request && cart.unsettled.find(isOf(request.items));
}

/** Whether the API answers a reading call: the browser may report wrongly that it is offline. */
async function isReachable({ userId, signal }: CartStore): Promise<boolean> {
  try {
    await fetchCart(userId, signal);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.isUnanswered);
  }
}

/** The order was placed: empties the cart, and keeps in memory what the order did not buy of it. */
function finish(cart: CartStore, { items }: OrderRequest, order: unknown, held: readonly CartLine[]): void {
  cart.unsettled = cart.unsettled.filter((sent) => !isOf(items)(sent));
  writeJson(STORAGE_KEYS.lastOrder, order);
  cart.unbought = subtractQuantities(largerQuantities(held, cart.unbought), items);
  cart.clear();
  const total = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total });
}

/** Ignores orders for a moment, so that the second press of a double click sends none. */
function pause(cart: CartStore): void {
  cart.set({ paused: true });
  setTimeout(() => cart.set({ paused: false }), ORDER_PAUSE_MS);
}

/**
 * The result of an order: `unknown`: it may have been placed; `offline`: not sent, because the API is out of reach;
 * `ignored`: another order is being sent or has just failed, or the session has ended, and nothing is to be said.
 */
export type OrderResult = 'placed' | 'failed' | 'unknown' | 'offline' | 'ignored';

/** Sends an order, and keeps in mind what became of it. @param before the rows of the cart */
async function sendAndSettle(
  cart: CartStore,
  sent: SentOrder,
  before: readonly CartLine[],
): Promise<OrderResult> {
  const { signal } = cart;
  const { request } = sent;
  // The cart may change while the order is sent, and the server may empty it.
  const held = (): CartLine[] => shownLines(largerQuantities(before, cart.getState().lines));
  try {
    const order = await sendOrder(request);
    if (signal.aborted) return 'ignored';
    finish(cart, request, order, held());
    return 'placed';
  } catch (error) {
    logFailure('Failed to place the order', error);
    // A 401 or 403 itself ends the session, and the customer must be told.
    if (signal.aborted && !isUnauthorized(error)) return 'ignored';
    pause(cart);
    if (!(error instanceof ApiError && error.outcomeUnknown)) return 'failed';
    cart.unsettled = [...cart.unsettled.filter((other) => !isOf(request.items)(other)), sent];
    cart.unbought = largerQuantities(cart.unbought, subtractQuantities(held(), request.items));
    return 'unknown';
  }
}

/**
 * Orders these rows and empties the cart. Never throws.
 * @param knownIds the ids of the orders that this browser has listed; null if it has listed none
 */
export async function placeOrder(
  cart: CartStore,
  lines: readonly CartLine[],
  knownIds: readonly string[] | null,
): Promise<OrderResult> {
  const { placing, paused, lines: before } = cart.getState();
  if (placing || paused) return 'ignored';
  const request = orderRequest(cart.userId, lines);
  if (!request) return 'failed';
  const { signal } = cart;
  cart.set({ placing: true });
  try {
    if (isOffline() && !(await isReachable(cart))) return 'offline';
    if (signal.aborted) return 'ignored';
    const lastOrder = readJson(STORAGE_KEYS.lastOrder);
    return await sendAndSettle(cart, { request, sentAt: Date.now(), knownIds, lastOrder }, before);
  } finally {
    cart.set({ placing: false });
  }
}

/**
 * What the newest orders say of an order of unknown outcome: placed; not among them; or there is one like it that
 * may be an older one. 'unread': they could not be read.
 */
export type LookUp = 'placed' | 'missing' | 'unclear' | 'unread';

/** Looks for an order of unknown outcome. If it is there, it counts as placed. Never throws. */
export async function lookUpOrder(cart: CartStore, sent: SentOrder): Promise<LookUp> {
  const { signal } = cart;
  if (cart.getState().placing) return 'unread';
  cart.set({ placing: true });
  try {
    const { orders, haveNewest } = await fetchFirstOrders(cart.userId, signal);
    if (signal.aborted) return 'unread';
    const found = findSentOrder(orders, sent);
    if (found === 'missing') return haveNewest ? 'missing' : 'unread';
    if (found === 'unclear') return 'unclear';
    finish(cart, sent.request, found.body, shownLines(cart.getState().lines));
    return 'placed';
  } catch (error) {
    if (!isAborted(error)) logFailure('The newest orders could not be read', error);
    return 'unread';
  } finally {
    cart.set({ placing: false });
  }
}

/** What became of rows that were to be put back. */
export interface PutBack {
  added: number;
  missing: readonly CartLine[];
}

/**
 * Adds again what orders have removed from the cart and the server's cart lacks: one unit a call, 100 calls at
 * most. After a failed call it goes on with the next row.
 * @returns undefined if another order or the end of the session has stopped it
 * @throws ApiError if the cart could not be read
 */
export async function putBack(cart: CartStore): Promise<PutBack | undefined> {
  const { signal, unbought } = cart;
  const isStopped = (): boolean => signal.aborted || cart.getState().placing || cart.unbought !== unbought;
  await cart.settled();
  const missing = subtractQuantities(unbought, await fetchCart(cart.userId, signal));
  const added: CartLine[] = [];
  let calls = 0;
  for (const row of missing) {
    for (let left = row.quantity; left > 0 && calls < ADD_CALL_LIMIT && !isStopped(); left -= 1) {
      calls += 1;
      if ((await cart.add({ ...row, id: row.productId })) !== 'added') break;
      added.push({ ...row, quantity: 1 });
    }
  }
  if (isStopped()) return undefined;
  const stillMissing = subtractQuantities(missing, added);
  if (stillMissing.length === 0) cart.unbought = [];
  return { added: added.length, missing: stillMissing };
}
