import { paths } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { isSameProduct } from '#shop/products/ids';
import type { Product } from '#shop/products/product';
import { perCustomer } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { currentCart } from './cart';
import { buyingText } from './texts';

const wanted = perCustomer(() => ({ products: [] as readonly Product[] }));

/** What a guest has wanted to add, each once: Login and Register say that they add it, and do so. */
export const wantedProducts = (): readonly Product[] => wanted().products;

/** Tells a guest to log in. */
export function askToLogIn(text: string): void {
  const link = { to: paths.login, text: pageText('navbar.login') };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/**
 * Adds a piece of each to the customer's cart, and shows it in an alert; tells a guest to log in. Never throws.
 * @returns whether the server has accepted all
 */
export async function addAndTell(...products: readonly Product[]): Promise<boolean> {
  const cart = currentCart();
  const kept = wantedProducts();
  const isNew = ({ id }: Product): boolean => !kept.some((one) => isSameProduct(one.id, id));
  wanted().products = cart ? [] : [...kept, ...products.filter(isNew)];
  if (!cart) {
    askToLogIn(buyingText('buying.logInFirst'));
    return false;
  }
  removeAlertsOf('cart');
  const accepted = await Promise.all(products.map((product) => cart.add(product)));
  const added = products.filter((_, index) => accepted[index]);
  // The customer may have left after the first add.
  if (added.length > 0 && !cart.signal.aborted) {
    const text = added.map(({ name }) => buyingText('buying.added', { name })).join(' ');
    showAlert({ kind: 'cart', text, link: { to: paths.cart, text: buyingText('buying.viewCart') } });
  }
  return added.length === products.length;
}
