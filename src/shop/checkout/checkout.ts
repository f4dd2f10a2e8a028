import { createStore, type Store } from '#lib/store';
import { currentCart, type Cart } from '#shop/cart/cart';
import { perCustomer } from '#shop/session/customer';
import { IDLE, step, type OrderEvent, type OrderState } from './orderState';
import { withCartEvent } from './pending';
import { PendingStore } from './pendingStore';

/** One customer's orders: the cart that is ordered, what the order is doing, and what outlives the tab. */
export interface Checkout {
  readonly cart: Cart;
  readonly orderStore: Store<OrderState>;
  readonly pending: PendingStore;
  /** The name of a lock: one tab at a time places an order or looks for one. */
  readonly orderLockName: string;
}

export function createCheckout(cart: Cart): Checkout {
  const pending = new PendingStore(cart.userId);
  const orderStore = createStore<OrderState>(IDLE);
  cart.onEvent = (event) => {
    pending.update((all) => withCartEvent(all, event));
    // A removal here ends a put-back here.
    if (event.type === 'removed') orderStore.set(step(orderStore.get(), { type: 'putBackEnded' }));
  };
  return { cart, orderStore, pending, orderLockName: `order ${cart.userId}` };
}

const customersCheckout = perCustomer((): Checkout | null => {
  const cart = currentCart();
  return cart && createCheckout(cart);
});

/** The checkout of the customer who is logged in; null for a guest. For code outside of React: components call `useCheckout`. */
export const currentCheckout = (): Checkout | null => (currentCart() ? customersCheckout() : null);

export function dispatch({ orderStore }: Checkout, event: OrderEvent): void {
  orderStore.set(step(orderStore.get(), event));
}
