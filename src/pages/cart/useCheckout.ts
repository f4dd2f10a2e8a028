import { useRef } from 'react';
import { useOrder } from '../../components/useOrder';
import { t } from '../../i18n/cart';
import { blocksCheckout, type CartLine } from '../../model/cart';
import { showAlert } from '../../ui/alertStore';

/**
 * Checkout and its rule (behaviour 11.12).
 * @param lines all rows of the cart: one that is not displayed can block checkout too
 * @param onOrder called with the rows being ordered, and with null if the order was not placed
 */
export function useCheckout(
  lines: readonly CartLine[],
  onOrder: (lines: readonly CartLine[] | null) => void,
): { checkout: () => void; placing: boolean } {
  const { order, placing } = useOrder();
  const busy = useRef(false);

  const run = async (): Promise<void> => {
    busy.current = true;
    onOrder(lines);
    const placed = await order(lines);
    busy.current = false;
    if (!placed) onOrder(null);
  };
  const checkout = (): void => {
    if (busy.current) return;
    if (blocksCheckout(lines)) showAlert({ kind: 'cart', text: t('cart.blocked'), tone: 'error' });
    else void run();
  };
  return { checkout, placing };
}
