import type { ReactNode } from 'react';
import { CartProvider } from '#shop/cart/CartContext';
import { AuthProvider } from '#shop/session/AuthContext';

/** The contexts of the app, around a part without a page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>{children}</CartProvider>
    </AuthProvider>
  );
}
