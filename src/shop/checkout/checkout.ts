import { untilUnlocked } from '#lib/locks';
import { createStore, type Store } from '#lib/store';
import { currentCart, type Cart } from '#shop/cart/cart';
import { perCustomer } from '#shop/session/customer';
import { IDLE, step, type OrderEvent, type OrderState } from './orderState';
import { withCartChange, withoutCartChange } from './pending';
import { PendingStore } from './pendingStore';

/** One customer's orders: the cart that is ordered, what the order is doing, and what outlives the tab. */
export interface Checkout {
  readonly cart: Cart;
  readonly store: Store<OrderState>;
  readonly pending: PendingStore;
  /** Ends when what orders have bought is taken out of the cart; null if none was placed just now. */
  takingOut: Promise<unknown> | null;
}

export function createCheckout(cart: Cart): Checkout {
  const pending = new PendingStore(cart.userId);
  cart.record = (change) => {
    const before = pending.readAnew();
    pending.change((all) => withCartChange(all, change));
    return () => pending.change((all) => withoutCartChange(all, change, before));
  };
  return { cart, store: createStore<OrderState>(IDLE), pending, takingOut: null };
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
    if (pending.readAnew().orders.some(({ is }) => is === 'open') && !cart.signal.aborted)
      dispatch(checkout, { type: 'stored' });
  };
  // While it is being sent, by another tab or by this customer's former session, nothing is known.
  if (pending.get().orders.length > 0) void untilUnlocked(cart.lockName('order')).then(tellOfOpen);
  return pending.follow();
}

export function dispatch({ store }: Checkout, event: OrderEvent): void {
  store.set(step(store.get(), event));
}
