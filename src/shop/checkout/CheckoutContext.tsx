import { createContext, use, useEffect, type ReactNode } from 'react';
import { useCart } from '#shop/cart/CartContext';
import { currentCheckout, startCheckout, type Checkout } from './checkout';
import { isPlaced } from './pending';

const CheckoutContext = createContext<Checkout | null | undefined>(undefined);

/** The customer's checkout; null for a guest. @throws Error outside of a CheckoutProvider */
export function useCheckout(): Checkout | null {
  const checkout = use(CheckoutContext);
  if (checkout === undefined) throw new Error('useCheckout must be used within CheckoutProvider');
  return checkout;
}

/** Inside of a CartProvider. */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const checkout = useCart() && currentCheckout();
  useEffect(() => {
    if (!checkout) return;
    // The next order takes it out, too.
    if (checkout.pending.get().orders.some(isPlaced))
      void import('./outcome').then((code) => code.takeOutOfRead(checkout)).catch(() => undefined);
    return startCheckout(checkout);
  }, [checkout]);
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>;
}
