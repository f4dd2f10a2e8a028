import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { isStillAt } from '#lib/isStillAt';
import type { CartRow } from '#shop/cart/rows';
import { ordersKey, ordersQuery } from '#shop/orders/api';
import { queryClient } from '#shop/queries/queryClient';
import { prefetchOnIntent } from '#ui/LazyPart';
import { removeAlertsOf } from '#ui/alerts/alertStore';
import { useCheckout, useOrderState } from './CheckoutContext';
import { isBusy, type OrderState } from './orderState';
import { loadOrderCode, placeOrder } from './placeOrder';
import { checkoutText } from './texts';

/** The ids of the orders that this visit has listed; null if it has listed none. */
function listedOrderIds(userId: string): string[] | null {
  const listed = queryClient().getQueryData(ordersQuery(userId).queryKey);
  return listed ? listed.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) : null;
}

/** What says that an order is being sent or looked up: a second one is not accepted. */
function waitTextOf(state: OrderState): string | undefined {
  if (state.is === 'asking' || !isBusy(state)) return undefined;
  return checkoutText(state.is === 'lookingUp' ? 'checkout.lookingUp' : 'checkout.placing');
}

/** For the button: its code is loaded when pointer or focus reaches it. */
const INTENT = prefetchOnIntent(loadOrderCode);

/** Placing an order, for Buy Now and Checkout. */
export function useOrdering() {
  const checkout = useCheckout();
  const waitText = useOrderState(waitTextOf);
  const navigate = useNavigate();

  /**
   * Orders these rows and, if the order was placed, navigates to /orders, unless the user has left the page meanwhile.
   * Never throws.
   * @param isCart the rows are the cart, which is read anew before
   * @returns whether the order was placed
   */
  const order = async (rows: readonly CartRow[], isCart: boolean): Promise<boolean> => {
    if (!checkout) return false;
    const from = window.location.pathname;
    // It was placed, and the code of /orders is on its way.
    if (checkout.orderStore.get().is === 'placed' && !isStillAt(from)) return false;
    const listedIds = listedOrderIds(checkout.cart.userId);
    const isPlaced = await placeOrder(checkout, { rows, isCart, listedIds });
    if (!isPlaced) {
      if (checkout.orderStore.get().warning) void queryClient().invalidateQueries({ queryKey: ordersKey });
      return false;
    }
    removeAlertsOf('cart');
    // The list is fetched again.
    void queryClient().resetQueries({ queryKey: ordersKey });
    if (isStillAt(from)) void navigate(paths.orders);
    return true;
  };
  return { order, waitText, intent: INTENT };
}
