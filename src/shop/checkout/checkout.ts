import { createStore, type Store } from '#lib/store';
import { currentCart, type Cart } from '#shop/cart/cart';
import { isSameProduct } from '#shop/products/ids';
import { perCustomer } from '#shop/session/customer';
import { withPiece } from './displaced';
import { isUnlocked } from './oneTab';
import { IDLE, step, type OrderEvent, type OrderState } from './orderState';
import { PendingStore, type PendingOrder } from './pending';

/** One customer's orders: the cart that is ordered, what the order is doing, and what outlives the tab. */
export interface Checkout {
  readonly cart: Cart;
  readonly progress: Store<OrderState>;
  readonly pending: PendingStore;
}

export function createCheckout(cart: Cart): Checkout {
  const progress = createStore<OrderState>(IDLE);
  const pending = new PendingStore(cart.userId);
  cart.onSending = (productId) =>
    pending.change((all) => {
      const unknown = all.unknown.map((order) => withCounted(order, productId));
      return unknown.length === 0 ? all : { ...all, unknown };
    });
  cart.onAccepted = (piece) => pending.change((all) => withPiece(all, piece));
  return { cart, progress, pending };
}

/** A piece that is sent after an open order stays in the cart when that order is found. */
function withCounted(order: PendingOrder, productId: string): PendingOrder {
  const items = order.items.map((item) =>
    item.inCart > 0 && isSameProduct(item.productId, productId) ? { ...item, inCart: item.inCart + 1 } : item,
  );
  return { ...order, items };
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
    void isUnlocked(cart.userId, 'order').then((isFree) => isFree && dispatch(checkout, { type: 'stored' }));
  return pending.follow();
}

export function dispatch({ progress }: Checkout, event: OrderEvent): void {
  progress.set(step(progress.get(), event));
}
