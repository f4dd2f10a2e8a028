import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, useLocation } from 'react-router-dom';
import { CartProvider } from '#shop/cart/CartContext';
import { CheckoutProvider } from '#shop/checkout/CheckoutContext';
import { OrderStatus } from '#shop/checkout/OrderStatus';
import { AuthProvider } from '#shop/session/AuthContext';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { GuestsOnly, RequireUser } from './guards';
import { createHeldHistory, type HistoryUpdate } from './heldHistory';
import { routeOf } from './routes';

/**
 * The router. It renders the next page synchronously, in the task of the click or of Back, or when its code is loaded. As
 * React transitions, which the frames of animations interrupt, navigations took a slow phone about three times as long
 * (docs/decisions/browser-router.md).
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHeldHistory);
  const [{ location, action }, show] = useState<HistoryUpdate>(history.first);
  useLayoutEffect(() => history.listen(show), [history]);
  return (
    <Router navigator={history.navigator} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}

function CurrentPage() {
  const entry = routeOf(useLocation().pathname);
  const page = <RoutePage key={entry.path} entry={entry} />;
  if (entry.access === 'customer') return <RequireUser>{page}</RequireUser>;
  return entry.access === 'guestsOnly' ? <GuestsOnly>{page}</GuestsOnly> : page;
}

/** @param page by default, that of the address */
export function App({ page = <CurrentPage /> }: { page?: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <CheckoutProvider>
          <OrderStatus>
            <Layout>{page}</Layout>
          </OrderStatus>
        </CheckoutProvider>
      </CartProvider>
    </AuthProvider>
  );
}
