import { useRef, useState } from 'react';
import { getSession } from '../../api/sessionStore';
import { paths } from '../../config/paths';
import { useCart } from '../../contexts/CartContext';
import { t } from '../../i18n/orders';
import { useEvent } from '../../lib/useEvent';
import { toCartAddId } from '../../model/ids';
import type { Order, OrderItem } from '../../model/order';
import { retractSuccess, showAlert } from '../../ui/alertStore';

/** How far the order is whose items are being put back. */
export interface BuyingAgain {
  orderId: string;
  done: number;
  total: number;
}

/** What became of an order's items. */
interface Outcome {
  added: number;
  /** Names of items whose id can't be added. */
  unknown: string[];
  /** Names of items that the server did not take, or not all pieces of. */
  failed: string[];
}

/** Puts an order's items back into the cart, a call a piece, one order at a time; it says what became of it. */
export function useBuyAgain(): { buying: BuyingAgain | null; buyAgain: (order: Order) => void } {
  const { add, reload } = useCart();
  const [buying, setBuying] = useState<BuyingAgain | null>(null);
  const busy = useRef(false);

  const addPieces = async ({ productId, ...item }: OrderItem, onAdded: () => void): Promise<number> => {
    for (let added = 0; added < item.quantity; added += 1) {
      const outcome = await add({ ...item, id: productId, description: '' });
      // What the server has refused once it would refuse again.
      if (outcome !== 'added') return added;
      onAdded();
    }
    return item.quantity;
  };

  const run = async ({ id, items }: Order): Promise<void> => {
    const token = getSession()?.token;
    const addable = items.filter(({ productId }) => toCartAddId(productId) !== undefined);
    const total = addable.reduce((sum, { quantity }) => sum + quantity, 0);
    const unknown = items.filter((item) => !addable.includes(item)).map(({ name }) => name);
    const outcome: Outcome = { added: 0, unknown, failed: [] };
    const show = (): void => setBuying({ orderId: id, done: outcome.added, total });
    retractSuccess('cart');
    show();
    for (const item of addable) {
      const added = await addPieces(item, () => {
        outcome.added += 1;
        show();
      });
      if (added < item.quantity) outcome.failed.push(failedName(item, added));
    }
    // What one customer did is not told to the next.
    if (getSession()?.token !== token) return;
    // An order's item is not a whole cart row: the server has its description.
    if (outcome.added > 0) reload();
    tell(outcome);
  };

  const buyAgain = useEvent((order: Order): void => {
    if (busy.current) return;
    busy.current = true;
    void run(order).finally(() => {
      busy.current = false;
      setBuying(null);
    });
  });
  return { buying, buyAgain };
}

function failedName({ name, quantity }: OrderItem, added: number): string {
  return added === 0 ? name : t('again.partly', { name, added, quantity });
}

function tell({ added, unknown, failed }: Outcome): void {
  const sentences = [
    added === 0
      ? t('again.nothing')
      : t(added === 1 ? 'again.added.one' : 'again.added.other', { count: added }),
    unknown.length > 0 && t('again.unknown', { names: unknown.join(', ') }),
    failed.length > 0 && t('again.failed', { names: failed.join(', ') }),
  ];
  showAlert({
    kind: 'cart',
    text: sentences.filter(Boolean).join(' '),
    tone: unknown.length + failed.length > 0 ? 'error' : 'info',
    ...(added > 0 && { link: { to: paths.cart, text: t('again.viewCart') } }),
  });
}
