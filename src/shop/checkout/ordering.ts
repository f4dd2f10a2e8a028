import { ApiError, isAborted, isUnauthorized } from '#api/errors';
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
import { fetchCart } from '#shop/cart/api';
import type { Cart } from '#shop/cart/cart';
import {
  countPieces,
  largerQuantities,
  quantityOf,
  shownRows,
  subtractQuantities,
  type CartRow,
} from '#shop/cart/rows';
import { fetchOrders, sendOrder } from '#shop/orders/api';
import {
  findSentOrder,
  idsOfLastOrder,
  isNewestFirst,
  isSameOrder,
  type OrderRequest,
  type SentItem,
  type SentOrder,
} from '#shop/orders/order';
import { isOrderId, productKey } from '#shop/products/ids';
import { isFullPage } from '#shop/queries/usePagedList';
import { wasEndedByApi } from '#shop/session/sessionStore';
import { showAlert } from '#ui/alerts/alertStore';
import { takeOut, tell, waitForOrder, type Checkout } from './checkout';
import { inOneTab, isUnlocked, untilUnlocked } from './oneTab';
import { isBusy, type LookUp } from './orderState';
import { checkoutText } from './texts';

/** A press of Checkout or Buy Now. */
export interface Press {
  /** What is ordered: the cart as it is shown, or one piece of a perfume. */
  rows: readonly CartRow[];
  /** Checkout: the cart is read anew before it is sent. */
  isCart: boolean;
  /** The ids of the orders that this visit has listed; null if it has listed none. */
  listedIds: readonly string[] | null;
  /** Whether the button that was pressed is still there, so that a question can be asked. */
  isStillThere: () => boolean;
}

/**
 * Orders these rows and empties the cart. What is said follows from the state of the order. Never throws.
 * @returns whether the order was placed, now or before
 */
export async function placeOrder(checkout: Checkout, press: Press): Promise<boolean> {
  const { cart, order } = checkout;
  const wasBusy = isBusy(order.get());
  tell(checkout, { type: 'pressed' });
  if (wasBusy) return false;
  const rows = orderedRows(press.rows);
  if (rows.length === 0) {
    tell(checkout, { type: 'refused', why: '' });
    return false;
  }
  const earlier = unknownLike(checkout, rows).at(-1);
  if (earlier) {
    const found = await inTurn(checkout, () => lookUpAgain(checkout, earlier));
    if (found === undefined || found === 'placed' || cart.signal.aborted) return found === 'placed';
    tell(checkout, { type: 'ask', lookUp: found });
    if (!press.isStillThere()) tell(checkout, { type: 'stopped', why: 'notAsked' });
    if (!(await isAnsweredYes(checkout))) return false;
  }
  return (await inTurn(checkout, () => sendInTurn(checkout, rows, press))) ?? false;
}

/** The rows that can be ordered: displayed, with a valid id. */
export const orderedRows = (rows: readonly CartRow[]) =>
  shownRows(rows).filter((row) => isOrderId(row.productId));

/** The customer's orders of unknown outcome with these items. */
function unknownLike({ pending }: Checkout, items: Parameters<typeof isSameOrder>[1]): SentOrder[] {
  return pending.get().unknown.filter((sent) => isSameOrder(sent.items, items));
}

/** The carts that this tab's last order still empties: the next order waits for it. */
const emptying = new WeakSet<Cart>();

/** Does work that one tab at a time may do. If another tab is at it, tells so, and reads the cart anew when it is done. */
async function inTurn<Result>(checkout: Checkout, work: () => Promise<Result>): Promise<Result | undefined> {
  const { cart } = checkout;
  if (emptying.has(cart)) await untilUnlocked(cart.userId, 'order');
  // A reload would leave the outcome open.
  const result = await inOneTab(
    cart.userId,
    'order',
    () =>
      askBeforeUnload(async () => {
        if (await waitForPutBack(cart)) await cart.load();
        return work();
      }),
    async () => {
      emptying.add(cart);
      await cart.queue.idle();
      emptying.delete(cart);
    },
  );
  if (result === undefined) await waitForOrder(checkout);
  return result;
}

/** Waits until no tab puts back: it stops when it sees the order. @returns whether one did */
async function waitForPutBack({ userId }: Cart): Promise<boolean> {
  const isRunning = !(await isUnlocked(userId, 'putBack'));
  if (isRunning) await untilUnlocked(userId, 'putBack');
  return isRunning;
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

/** Sends the order, unless the cart has changed or the API is out of reach. @returns whether it was placed */
async function sendInTurn(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart } = checkout;
  if (!navigator.onLine && !(await apiAnswers(cart))) {
    tell(checkout, { type: 'stopped', why: 'offline' });
    return false;
  }
  if (press.isCart) {
    const isRead = await Promise.race([cart.load(), after(READ_ANEW_MS)]);
    if (isRead === true && !isSameCart(press.rows, cart.state.rows)) {
      tell(checkout, { type: 'stopped', why: 'changed' });
      return false;
    }
  } else if (cart.state.status !== 'ready') await cart.load();
  return !cart.signal.aborted && sendAndRecord(checkout, rows, press);
}

/** Whether two carts show the same products in the same quantities at the same prices. */
function isSameCart(one: readonly CartRow[], other: readonly CartRow[]): boolean {
  const priced = (rows: readonly CartRow[]) =>
    shownRows(rows).map((row) => ({ ...row, productId: `${productKey(row.productId)} ${row.price}` }));
  return isSameOrder(priced(one), priced(other));
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the customer has left, while something was awaited. */
const hasLeft = ({ signal }: Cart): boolean => signal.aborted;

/** Whether the API answers a reading call: the browser may report wrongly that it is offline. */
async function apiAnswers({ userId, signal }: Cart): Promise<boolean> {
  try {
    await fetchCart(userId, signal);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.isOutOfReach);
  }
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

function sentOf({ state }: Cart, rows: readonly CartRow[], { listedIds }: Press): SentOrder {
  return {
    items: shownRows(rows).map(({ productId, quantity, price }) => ({
      productId,
      quantity,
      price,
      held: quantityOf(state.rows, productId),
    })),
    sentAt: Date.now(),
    earlierIds: [...(listedIds ?? []), ...idsOfLastOrder(readJson(STORAGE_KEYS.lastOrder))],
    hasListed: listedIds !== null,
    isDismissed: false,
  };
}

/** Sends an order. Before, it is recorded as one of unknown outcome, so that a reload loses nothing. @returns whether it was placed */
async function sendAndRecord(checkout: Checkout, rows: readonly CartRow[], press: Press): Promise<boolean> {
  const { cart, pending } = checkout;
  let before: readonly CartRow[] = [];
  let sent = sentOf(cart, rows, press);
  try {
    const body = await cart.order(sent.items, async () => {
      cart.signal.throwIfAborted();
      before = pending.get().displaced;
      sent = sentOf(cart, rows, press);
      const held = cart.state.rows;
      pending.change(({ unknown }) => ({
        unknown: [...unknown, sent],
        displaced: displacedBy(sent, held, before),
      }));
      const answer = await sendOrder(requestOf(cart.userId, rows));
      // Another tab may have added a piece while the order was sent.
      const now = largerQuantities(held, cart.state.rows);
      if (!cart.signal.aborted) pending.change(() => ({ displaced: displacedBy(sent, now, before) }));
      return answer;
    });
    // After the customer has left, the outcome stays unknown: nobody is there to be told.
    if (cart.signal.aborted) return false;
    finish(checkout, sent, body, toCents(body.total));
    return true;
  } catch (error) {
    if (!isAborted(error)) logFailure('Failed to place the order', error);
    const failure = error instanceof ApiError ? error : new ApiError('network');
    return settleFailure(checkout, sent, failure, before);
  }
}

/** What the cart lacks if the order is placed, which empties it; what was displaced before stays, also if it is ordered. */
function displacedBy({ items }: SentOrder, held: readonly CartRow[], before: readonly CartRow[]): CartRow[] {
  return largerQuantities(subtractQuantities(shownRows(held), items), before);
}

/** What is still displaced after an order that was placed: what was ordered of it is not wanted any more. */
function withoutBought(displaced: readonly CartRow[], items: readonly SentItem[]): CartRow[] {
  // The cart had the pieces that exceed what is displaced.
  const bought = items.map(({ productId, quantity, held }) => ({
    productId,
    quantity: Math.max(0, quantity - Math.max(0, held - quantityOf(displaced, productId))),
  }));
  return subtractQuantities(displaced, bought);
}

/**
 * Finds out what became of an order whose call has failed: it was refused; or it may have been placed, and is looked up.
 * @param before what was displaced before it was sent
 * @returns whether it was placed
 */
async function settleFailure(
  checkout: Checkout,
  sent: SentOrder,
  failure: ApiError,
  before: readonly CartRow[],
): Promise<boolean> {
  const { cart } = checkout;
  const { outcomeUnknown, status = 0 } = failure;
  // A server may store an order and then fail, for example to send an e-mail.
  if (!outcomeUnknown && (failure.failure !== 'status' || status < 500)) {
    refuse(checkout, sent, failure, before);
    return false;
  }
  if (cart.signal.aborted) return false;
  tell(checkout, { type: outcomeUnknown ? 'lost' : 'lookUp' });
  const found = await lookUp(checkout, sent);
  if (found === 'placed' || hasLeft(cart)) return found === 'placed';
  if (!outcomeUnknown && found === 'missing') refuse(checkout, sent, failure, before);
  else {
    tell(checkout, { type: 'lost' });
    tell(checkout, { type: 'looked', lookUp: found });
  }
  return false;
}

/** The order was not placed. A 4xx answer's reason is shown, and the cart is read anew: a row may be sold out. */
function refuse(
  checkout: Checkout,
  { sentAt }: SentOrder,
  failure: ApiError,
  before: readonly CartRow[],
): void {
  const { cart, pending } = checkout;
  const { userId, signal } = cart;
  const isLoggedOut = signal.aborted && !wasEndedByApi(userId);
  pending.change(({ unknown, displaced }) => ({
    unknown: unknown.filter((other) => other.sentAt !== sentAt),
    displaced: isLoggedOut ? displaced : before,
  }));
  const { status = 0, body } = failure;
  if (signal.aborted) {
    // A 401 or 403 itself has ended the session, and the customer must be told.
    if (isUnauthorized(failure) && !isLoggedOut)
      showAlert({ kind: 'order', text: checkoutText('checkout.orderFailed'), tone: 'error' });
    return;
  }
  const is4xx = failure.failure === 'status' && status < 500;
  tell(checkout, { type: 'refused', why: (is4xx && messageOf(body)) || '' });
  if (is4xx) void cart.load();
}

/** The order was placed, which the customer is told. @param total what the server says, in whole cents */
function finish(checkout: Checkout, { items }: SentOrder, body: unknown, total: number | null): void {
  checkout.pending.change(({ unknown, displaced }) => ({
    unknown: unknown.filter((sent) => !isSameOrder(sent.items, items)),
    displaced: withoutBought(displaced, items),
  }));
  writeJson(STORAGE_KEYS.lastOrder, body);
  const shown = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  tell(checkout, { type: 'placed', total: total === shown ? null : total });
  if (__EVENTS__) trackEvent('order', { pieces: countPieces(items), total: shown });
}

function lookUpAgain(checkout: Checkout, sent: SentOrder): Promise<'placed' | LookUp> {
  tell(checkout, { type: 'lookUp' });
  return lookUp(checkout, sent);
}

/** Looks for an order of unknown outcome among the newest. If it is there, it counts as placed. Never throws. */
async function lookUp(checkout: Checkout, sent: SentOrder): Promise<'placed' | LookUp> {
  const { cart, pending } = checkout;
  const { userId, signal } = cart;
  try {
    const { rows: orders, rawCount } = await fetchOrders({ page: 1, userId }, signal);
    if (signal.aborted) return 'unread';
    const found = findSentOrder(orders, sent);
    // The newest are among them if there is no other page, or if the server sorts newest first.
    if (found === 'missing') return !isFullPage(rawCount) || isNewestFirst(orders) ? 'missing' : 'unread';
    if (found === 'unclear') return found;
    // Pieces may have been added since.
    const recorded = pending.get().unknown.find(({ sentAt }) => sentAt === sent.sentAt) ?? sent;
    await Promise.race([takeOut(checkout, recorded.items), after(READ_ANEW_MS)]);
    if (hasLeft(cart)) return 'unread';
    finish(checkout, recorded, found.body, found.total);
    return 'placed';
  } catch (error) {
    if (!isAborted(error)) logFailure('The newest orders could not be read', error);
    return 'unread';
  }
}
