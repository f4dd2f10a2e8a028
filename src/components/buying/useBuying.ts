import { paths } from '../../config/paths';
import { useAuth } from '../../contexts/AuthContext';
import { useCart } from '../../contexts/CartContext';
import { t } from '../../i18n/buying';
import { t as common } from '../../i18n/common';
import { useEvent } from '../../lib/useEvent';
import { lineOf } from '../../model/cart';
import type { Product } from '../../model/product';
import { dismissAlert, retractOutcome, showAlert } from '../../ui/alertStore';
import { clearOtherPendingAdd, setPendingAdd, type WantedState } from './pendingAdd';
import { useOrder } from './useOrder';

/** The actions of a product's buttons. They never change and never throw. */
export interface Buying {
  /** @returns whether the product is in the cart */
  add: (product: Product) => Promise<boolean>;
  /** @param confirm asks whether to order the same again */
  buy: (product: Product, confirm: () => Promise<boolean>) => Promise<void>;
  /** Another order is being sent. */
  placing: boolean;
  /** An order has just failed; Buy Now ignores presses for a moment. */
  paused: boolean;
}

function askToLogIn(text: string, state?: WantedState): void {
  const link = { to: paths.login, text: common('navbar.login'), state };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/** Returns the actions of a product's buttons, which show in an alert what became of a press. */
export function useBuying(): Buying {
  const { user } = useAuth();
  const { whenStarted } = useCart();
  const { order, placing, paused } = useOrder();

  const add = useEvent(async (product: Product): Promise<boolean> => {
    setPendingAdd(user ? undefined : product);
    if (!user) {
      askToLogIn(t('buying.logInFirst'), { wants: product.id });
      return false;
    }
    retractOutcome('cart');
    const { name, image } = product;
    let waiting: number | undefined;
    const store = await whenStarted();
    const outcome = await store?.add(product, () => {
      const text = t('buying.addWaits', { name });
      waiting = showAlert({ kind: 'cart', text, tone: 'notice', lasting: true });
    });
    if (outcome === 'added') {
      const link = { to: paths.cart, text: t('buying.viewCart') };
      showAlert({ kind: 'cart', text: t('buying.added', { name }), picture: image, link });
    } else if (waiting !== undefined) dismissAlert(waiting);
    return outcome === 'added';
  });
  const buy = useEvent(async (product: Product, confirm: () => Promise<boolean>): Promise<void> => {
    clearOtherPendingAdd(product.id);
    if (!user) askToLogIn(t('buying.logInToBuy'));
    else if (placing) showAlert({ kind: 'order', text: t('buying.orderUnderWay'), tone: 'notice' });
    else await order([lineOf(product)], confirm);
  });

  return { add, buy, placing, paused };
}
