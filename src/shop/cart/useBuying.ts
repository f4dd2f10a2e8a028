import { paths } from '../../config/paths';
import { buyingText } from './texts';
import { useEvent } from '../../lib/useEvent';
import { lineOf } from './cart';
import type { Product } from '../products/product';
import { getSession } from '../session/sessionStore';
import { showAlert } from '../../ui/alerts/alertStore';
import { useAddToCart } from './useAddToCart';
import { useOrder } from './useOrder';
import type { WantedState } from './wanted';

/** The actions of a product's buttons. They never change and never throw. */
export interface Buying {
  add: (product: Product) => Promise<void>;
  /** @param confirm asks whether to order the same again */
  buy: (product: Product, confirm: () => Promise<boolean>) => Promise<void>;
  /** Another order is being sent. */
  placing: boolean;
  /** An order has just failed; Buy Now ignores presses for a moment. */
  paused: boolean;
}

function askToLogIn(text: string, state?: WantedState): void {
  const link = { to: paths.login, text: buyingText('buying.login'), state };
  showAlert({ kind: 'access', text, tone: 'notice', link });
}

/** Returns the actions of a product's buttons, which show in an alert what became of a press. */
export function useBuying(): Buying {
  const { order, placing, paused } = useOrder();
  const addToCart = useAddToCart();

  const add = useEvent(async (product: Product): Promise<void> => {
    if (getSession()) await addToCart(product);
    else askToLogIn(buyingText('buying.logInFirst'), { wants: product });
  });
  const buy = useEvent(async (product: Product, confirm: () => Promise<boolean>): Promise<void> => {
    if (!getSession()) askToLogIn(buyingText('buying.logInToBuy'));
    else if (placing) showAlert({ kind: 'order', text: buyingText('buying.orderUnderWay'), tone: 'notice' });
    else await order([lineOf(product)], confirm);
  });

  return { add, buy, placing, paused };
}
