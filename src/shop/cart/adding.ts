import { paths } from '#config/paths';
import { isObject } from '#lib/isObject';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import type { Product } from '#shop/products/product';
import { currentCart } from './cartStore';
import { buyingText } from './texts';

/** The navigation state of 'Please log in first!': the perfume that login or registration adds to the cart. */
interface WantedState {
  wants: Product;
}

/**
 * The perfume that is added to the cart after the login; undefined for none.
 * @param state a navigation state of any shape
 */
export function wantedProduct(state: unknown): Product | undefined {
  if (!isObject(state) || !isObject(state.wants)) return undefined;
  const { id, name, price, description, image } = state.wants;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof price !== 'number') return undefined;
  return {
    id,
    name,
    price,
    description: typeof description === 'string' ? description : '',
    image: typeof image === 'string' ? image : null,
  };
}

/** Tells a guest to log in. @param state the navigation state of the link to /login */
export function askToLogIn(text: string, state?: WantedState): void {
  const link = { to: paths.login, text: buyingText('buying.login'), state };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/** Adds a unit to the customer's cart, and shows it in an alert; tells a guest to log in. Never throws. */
export async function addAndTell(product: Product): Promise<void> {
  const cart = currentCart();
  if (!cart) return askToLogIn(buyingText('buying.logInFirst'), { wants: product });
  removeAlertsOf('cart');
  if (!(await cart.add(product))) return;
  const link = { to: paths.cart, text: buyingText('buying.viewCart') };
  showAlert({ kind: 'cart', text: buyingText('buying.added', { name: product.name }), link });
}
