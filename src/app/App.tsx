import { useLocation } from 'react-router-dom';
import { AuthProvider } from '../contexts/AuthProvider';
import { CartProvider } from '../contexts/CartProvider';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { routeOf } from './routes';

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
