import { paths } from '#config/paths';
import type { Product } from '#shop/products/product';
import { carry } from '#shop/session/carried';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart } from './cartStore';
import { buyingText } from './texts';

/** Tells a guest to log in. @param wants what is added to the cart after the login */
export function askToLogIn(text: string, wants?: Product): void {
  const link = { to: paths.login, text: buyingText('buying.login'), state: carry({ wants }) };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/**
 * Adds a unit to the customer's cart, and shows it in an alert; tells a guest to log in. Never throws.
 * @returns whether the server has accepted it
 */
export async function addAndTell(product: Product): Promise<boolean> {
  const cart = currentCart();
  if (!cart) {
    askToLogIn(buyingText('buying.logInFirst'), product);
    return false;
  }
  removeAlertsOf('cart');
  if (!(await cart.add(product))) return false;
  const link = { to: paths.cart, text: buyingText('buying.viewCart') };
  showAlert({ kind: 'cart', text: buyingText('buying.added', { name: product.name }), link });
  return true;
}
