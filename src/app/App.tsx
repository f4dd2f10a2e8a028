import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { AuthProvider } from '../contexts/AuthProvider';
import { CartProvider } from '../contexts/CartContext';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { routeOf } from './routes';

/**
 * The router. It renders the next page synchronously, in the task of the click or of Back. As React
 * transitions, interrupted by the frames of animations, navigations took a slow phone 1.5 to 3 times as long
 * (docs/decisions/browser-router.md).
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/**
 * The shop inside its router. It looks up routes in its table: all addresses are fixed, and the router's own
 * matching would ignore case and decode unknown addresses.
 */
export function App() {
  const entry = routeOf(useLocation().pathname);
  return (
    <AuthProvider>
      <CartProvider>
        <Layout entry={entry}>
          <RoutePage key={entry.path} entry={entry} />
        </Layout>
      </CartProvider>
    </AuthProvider>
  );
}
