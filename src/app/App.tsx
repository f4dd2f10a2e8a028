import { Route, Routes } from 'react-router-dom';
import { AuthProvider } from '../contexts/AuthContext';
import { CartProvider } from '../contexts/CartContext';
import { Layout } from './Layout';
import { RoutePage } from './RoutePage';
import { fallbackRoute, routes } from './routes';

/** The shop inside its router: the route table under Header and Footer. */
export function App() {
  return (
    <AuthProvider>
      <CartProvider>
        <Routes>
          <Route element={<Layout />}>
            {[...routes, fallbackRoute].map((entry) => (
              <Route
                key={entry.path}
                path={entry.path}
                element={<RoutePage key={entry.path} entry={entry} />}
              />
            ))}
          </Route>
        </Routes>
      </CartProvider>
    </AuthProvider>
  );
}
