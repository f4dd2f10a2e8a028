import { createStore, type Store } from '#lib/store';
import { currentCart, type Cart } from '#shop/cart/cart';
import { perCustomer } from '#shop/session/customer';
import { withInCart, withPiece } from './displaced';
import { untilUnlocked } from './oneTab';
import { IDLE, step, type OrderEvent, type OrderState } from './orderState';
import { openOrders, PendingStore } from './pending';

/** One customer's orders: the cart that is ordered, what the order is doing, and what outlives the tab. */
export interface Checkout {
  readonly cart: Cart;
  readonly progress: Store<OrderState>;
  readonly pending: PendingStore;
}

export function createCheckout(cart: Cart): Checkout {
  const progress = createStore<OrderState>(IDLE);
  const pending = new PendingStore(cart.userId);
  const count = (productId: string, by: number): void =>
    pending.change((all) => {
      const unknown = all.unknown.map((order) => withInCart(order, productId, (inCart) => inCart + by));
      return unknown.length === 0 ? all : { ...all, unknown };
    });
  // A piece that is sent after an open order stays in the cart when that order is found, also if the answer is lost.
  cart.watch = {
    sending: (productId) => count(productId, 1),
    refused: (productId) => count(productId, -1),
    accepted: (piece) => pending.change((all) => withPiece(all, piece)),
  };
  return { cart, progress, pending };
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
  const tellOfOpen = (): void => {
    if (openOrders(pending.readAnew()).some(({ isDismissed }) => !isDismissed) && !cart.signal.aborted)
      dispatch(checkout, { type: 'stored' });
  };
  // While it is being sent, by another tab or by this customer's former session, nothing is known.
  if (pending.get().unknown.length > 0) void untilUnlocked(cart.userId, 'order').then(tellOfOpen);
  return pending.follow();
}

export function dispatch({ progress }: Checkout, event: OrderEvent): void {
  progress.set(step(progress.get(), event));
}
