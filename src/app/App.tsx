import { useLocation } from 'react-router-dom';
import { AuthProvider } from '../contexts/AuthProvider';
import { CartProvider } from '../contexts/CartProvider';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { routeOf } from './routes';

/**
 * The shop inside its router: the page of the address between Header and Footer. The router's own matching would
 * ignore case and decode addresses that are not ours; all addresses are fixed, so looking them up is enough.
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
