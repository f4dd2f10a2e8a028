import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import { CartProvider } from '#shop/cart/CartContext';
import { CheckoutProvider } from '#shop/checkout/CheckoutContext';
import { OrderStatus } from '#shop/checkout/OrderStatus';
import { AuthProvider } from '#shop/session/AuthContext';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { GuestsOnly, RequireUser } from './guards';
import { createHeldHistory, type HistoryUpdate } from './heldHistory';
import { fallbackRoute, routes, type Access, type RouteEntry } from './routes';

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

const routesFor = (access: Access) => routes.filter((entry) => entry.access === access).map(toRoute);

function toRoute(entry: RouteEntry) {
  const { path } = entry;
  return <Route key={path} path={path} caseSensitive element={<RoutePage key={path} entry={entry} />} />;
}

function Pages() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routesFor('open')}
        <Route element={<GuestsOnly />}>{routesFor('guestsOnly')}</Route>
        <Route element={<RequireUser />}>{routesFor('customer')}</Route>
        {toRoute(fallbackRoute)}
      </Route>
    </Routes>
  );
}

/** @param children by default, the pages in their layout */
export function App({ children = <Pages /> }: { children?: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <CheckoutProvider>
          <OrderStatus>{children}</OrderStatus>
        </CheckoutProvider>
      </CartProvider>
    </AuthProvider>
  );
}
