import { paths } from '../../config/paths';
import { useEvent } from '../../lib/useEvent';
import { retractOutcome, showAlert } from '../../ui/alerts/alertStore';
import type { Product } from '../products/product';
import { useCart } from './CartContext';
import { buyingText } from './texts';

/** Adds a product to the customer's cart, and shows it in an alert. */
export function useAddToCart(): (product: Product) => Promise<void> {
  const { whenStarted } = useCart();
  return useEvent(async (product: Product): Promise<void> => {
    retractOutcome('cart');
    const store = await whenStarted();
    if (!store) {
      showAlert({ kind: 'cart', text: buyingText('buying.notLoaded'), tone: 'error' });
      return;
    }
    if ((await store.add(product)) !== 'added') return;
    const link = { to: paths.cart, text: buyingText('buying.viewCart') };
    showAlert({ kind: 'cart', text: buyingText('buying.added', { name: product.name }), link });
  });
}
