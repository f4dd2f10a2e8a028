import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import type { Product } from '#shop/products/product';
import { perCustomer } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart } from './cartStore';
import { buyingText } from './texts';

/** What a guest has last wanted to add: Login and Register say that they add it, and do so. */
const wanted = perCustomer(() => ({ product: undefined as Product | undefined }));

export const wantedProduct = (): Product | undefined => wanted().product;

/** Tells a guest to log in. */
export function askToLogIn(text: string): void {
  const link = { to: paths.login, text: pageText('navbar.login') };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/**
 * Adds a piece to the customer's cart, and shows it in an alert; tells a guest to log in. Never throws.
 * @returns whether the server has accepted it
 */
export async function addAndTell(product: Product): Promise<boolean> {
  const cart = currentCart();
  wanted().product = cart ? undefined : product;
  if (!cart) {
    askToLogIn(buyingText('buying.logInFirst'));
    return false;
  }
  removeAlertsOf('cart');
  if (!(await cart.add(product))) return false;
  const link = { to: paths.cart, text: buyingText('buying.viewCart') };
  showAlert({ kind: 'cart', text: buyingText('buying.added', { name: product.name }), link });
  return true;
}
