import type { ReactNode } from 'react';
import { CartProvider } from '#shop/cart/CartContext';
import { CheckoutProvider } from '#shop/checkout/CheckoutContext';
import { AuthProvider } from '#shop/session/AuthContext';

/** The contexts of the app, around a part without a page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <CheckoutProvider>{children}</CheckoutProvider>
      </CartProvider>
    </AuthProvider>
  );
}
