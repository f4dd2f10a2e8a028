import { useMemo, type ReactNode } from 'react';
import { paths } from '../config/paths';
import { useAuth } from '../contexts/AuthContext';
import { useCart } from '../contexts/CartContext';
import { t } from '../i18n/buying';
import { t as common } from '../i18n/common';
import { useEvent } from '../lib/useEvent';
import { lineOf } from '../model/cart';
import type { Product } from '../model/product';
import { dismissAlert, retractSuccess, showAlert } from '../ui/alertStore';
import { BuyingContext, type Buying } from './BuyingContext';
import { useOrder } from './useOrder';
import { clearOtherPendingAdd, setPendingAdd } from './pendingAdd';
import { showAddedAlert } from './showAddedAlert';

function askToLogIn(text: string): void {
  showAlert({
    kind: 'access',
    text,
    tone: 'notice',
    link: { to: paths.login, text: common('navbar.login') },
  });
}

/**
 * Lets the products below be bought (behaviour 10.1 to 10.5). Its value never changes, so a change of the
 * cart or session does not rerender a grid of thousands of buttons.
 */
export function BuyingProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const cart = useCart();
  const { order } = useOrder();

  const add = useEvent(async (product: Product): Promise<void> => {
    setPendingAdd(user ? undefined : product);
    if (!user) return askToLogIn(t('buying.logInFirst'));
    retractSuccess('cart');
    const { name } = product;
    let waiting: number | undefined;
    const outcome = await cart.add(product, () => {
      waiting = showAlert({
        kind: 'cart',
        text: t('buying.addWaits', { name }),
        tone: 'notice',
        lasting: true,
      });
    });
    if (outcome === 'added') showAddedAlert(product);
    else if (waiting !== undefined) dismissAlert(waiting);
  });
  const buy = useEvent(async (product: Product): Promise<void> => {
    clearOtherPendingAdd(product.id);
    if (!user) return askToLogIn(t('buying.logInToBuy'));
    if (cart.placing) {
      showAlert({ kind: 'order', text: t('buying.orderUnderWay'), tone: 'notice' });
      return;
    }
    await order([lineOf(product)]);
  });

  const buying = useMemo<Buying>(() => ({ add, buy }), [add, buy]);
  return <BuyingContext value={buying}>{children}</BuyingContext>;
}
