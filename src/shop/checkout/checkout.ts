import { createStore, type Store } from '#lib/store';
import { currentCart, type Cart } from '#shop/cart/cart';
import { quantityOf, subtractQuantities, withQuantity, type CartRow } from '#shop/cart/rows';
import { isSameProduct } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { showAlert } from '#ui/alerts/alertStore';
import { isUnlocked, untilUnlocked } from './oneTab';
import { IDLE, step, type OrderEvent, type OrderState } from './orderState';
import { PendingStore } from './pending';
import { checkoutText } from './texts';

/** One customer's orders: the cart that is ordered, what the order is doing, and what outlives the tab. */
export interface Checkout {
  readonly cart: Cart;
  readonly order: Store<OrderState>;
  readonly pending: PendingStore;
}

export function createCheckout(cart: Cart): Checkout {
  const order = createStore<OrderState>(IDLE);
  const pending = new PendingStore(cart.userId);
  cart.onAdding = (productId) => countAdded(pending, productId);
  // A new piece does not stand for a displaced one. One that an order displaces only now is counted with the cart.
  cart.onWanted = (productId) => {
    const displacedOf = (): number => quantityOf(pending.get().displaced, productId);
    if (displacedOf() === 0) return () => undefined;
    return () =>
      pending.change(({ displaced }) => ({
        displaced: withQuantity(displaced, productId, displacedOf() + 1),
      }));
  };
  cart.signal.addEventListener('abort', () => {
    // If a 401 ends the session, this alert stays: the customer must still learn of the order.
    if (order.get().is === 'placed')
      showAlert({ kind: 'placed', text: checkoutText('checkout.orderPlaced') });
  });
  return { cart, order, pending };
}

/** A piece that is added after an order of unknown outcome was sent stays when that order is found. */
function countAdded(pending: PendingStore, productId: string): void {
  const { unknown } = pending.get();
  const isCounted = unknown.some(({ items }) =>
    items.some((item) => isSameProduct(item.productId, productId)),
  );
  if (!isCounted) return;
  pending.change(({ unknown: sent }) => ({
    unknown: sent.map((one) => ({
      ...one,
      items: one.items.map((item) =>
        item.held > 0 && isSameProduct(item.productId, productId) ? { ...item, held: item.held + 1 } : item,
      ),
    })),
  }));
}

const customersCheckout = perCustomer((): Checkout | null => {
  const cart = currentCart();
  return cart && createCheckout(cart);
});

/** The checkout of the customer who is logged in; null for a guest. For code outside of React: components call `useCheckout`. */
export const currentCheckout = (): Checkout | null => (currentCart() ? customersCheckout() : null);

/** Follows other tabs, and warns of an order whose outcome a reload has left open. @returns a function that stops following */
export function startCheckout(checkout: Checkout): () => void {
  const { pending, cart } = checkout;
  const isOpen = pending.get().unknown.some(({ isDismissed }) => !isDismissed);
  // Another tab that is sending it will tell.
  if (isOpen)
    void isUnlocked(cart.userId, 'order').then((isFree) => isFree && tell(checkout, { type: 'found' }));
  return pending.follow();
}

export function tell({ order }: Checkout, event: OrderEvent): void {
  order.set(step(order.get(), event));
}

/** Tells that an order is under way in another tab, and reads the cart anew when it is done. */
export async function waitForOrder(checkout: Checkout): Promise<void> {
  const { cart } = checkout;
  tell(checkout, { type: 'taken' });
  await untilUnlocked(cart.userId, 'order');
  await cart.load();
  tell(checkout, { type: 'free' });
}

/** What was displaced and the cart lacks; nothing while the cart loads. */
export function missingRows({ cart, pending }: Checkout): CartRow[] {
  const { status, rows } = cart.state;
  return status === 'loading' ? [] : subtractQuantities(pending.get().displaced, rows);
}

/** Takes what an order has bought out of the cart, unless the server has done so: then all of it was added later. */
export async function takeOut(
  { cart }: Checkout,
  items: readonly { productId: string; quantity: number; held: number }[],
) {
  if (!(await cart.load())) return;
  for (const { productId, quantity, held } of items) {
    const has = quantityOf(cart.state.rows, productId);
    if (held === 0 || has < held) continue;
    if (has > quantity) void cart.changeQuantity(productId, -quantity);
    else cart.remove(productId);
  }
}
