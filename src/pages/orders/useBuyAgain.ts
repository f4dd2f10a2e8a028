import { useLayoutEffect, useRef, useState } from 'react';
import { getSession } from '../../api/sessionStore';
import { ADD_CALL_LIMIT } from '../../config/constants';
import { paths } from '../../config/paths';
import { addQuantities } from '../../contexts/addQuantities';
import { useCart } from '../../contexts/CartContext';
import { t } from '../../i18n/orders';
import { useEvent } from '../../lib/useEvent';
import { toCartAddId } from '../../model/ids';
import type { Order, OrderItem } from '../../model/order';
import { retractSuccess, showAlert } from '../../ui/alertStore';

/** The progress of buying an order again. */
export interface BuyingAgain {
  orderId: string;
  done: number;
  total: number;
}

interface Outcome {
  added: number;
  unknown: string[];
  failed: string[];
  /** Names of items that were not tried, because the limit was reached or the page was left. */
  untried: string[];
  /** Whether the page was left before everything was added. */
  stopped: boolean;
}

const isAddable = ({ productId }: OrderItem): boolean => toCartAddId(productId) !== undefined;

/** The number of units of an order that can be added to the cart, one call each. */
export function addableItems({ items }: Order): number {
  return items.filter(isAddable).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Adds an order's items to the cart, one call for each unit, up to the limit of calls. Handles one order at a
 * time, stops when the page is left, and shows the result (behaviour 12.9).
 */
export function useBuyAgain(): { buying: BuyingAgain | null; buyAgain: (order: Order) => void } {
  const { add, reload } = useCart();
  const [buying, setBuying] = useState<BuyingAgain | null>(null);
  const busy = useRef(false);
  const page = useRef<AbortController>(null);

  // A layout effect, because a click can come before the effects that follow a frame.
  useLayoutEffect(() => {
    const own = new AbortController();
    page.current = own;
    return () => own.abort();
  }, []);

  const run = async (order: Order, signal: AbortSignal): Promise<void> => {
    const customer = getSession()?.user.id;
    const rows = order.items.filter(isAddable);
    const total = Math.min(addableItems(order), ADD_CALL_LIMIT);
    const show = (done: number): void => setBuying({ orderId: order.id, done, total });
    retractSuccess('cart');
    show(0);
    const refused = new Set<string>();
    const counts = await addQuantities(
      rows.map(({ productId, ...item }) => ({ ...item, id: productId, description: '' })),
      {
        add: async (product) => {
          const taken = (await add(product)) === 'added';
          if (!taken) refused.add(product.id);
          return taken;
        },
        signal,
        onAdded: show,
      },
    );
    // Don't show the result to another customer.
    if (getSession()?.user.id !== customer) return;
    const added = counts.reduce((sum, count) => sum + count, 0);
    const lacking = rows.flatMap((row, index) => {
      const count = counts[index] ?? 0;
      const { name, quantity, productId } = row;
      if (count === quantity) return [];
      const failed = refused.has(productId);
      return { failed, name: count === 0 ? name : t('again.partly', { name, quantity, added: count }) };
    });
    // An order's item lacks fields of a cart row, such as the description, so load the cart.
    if (added > 0) reload();
    showOutcome({
      added,
      unknown: order.items.filter((item) => !isAddable(item)).map(({ name }) => name),
      failed: lacking.filter(({ failed }) => failed).map(({ name }) => name),
      untried: lacking.filter(({ failed }) => !failed).map(({ name }) => name),
      stopped: signal.aborted,
    });
  };

  const buyAgain = useEvent((order: Order): void => {
    if (busy.current || !page.current) return;
    busy.current = true;
    void run(order, page.current.signal).finally(() => {
      busy.current = false;
      setBuying(null);
    });
  });
  return { buying, buyAgain };
}

function showOutcome({ added, unknown, failed, untried, stopped }: Outcome): void {
  const sentences = [
    added === 0 ? t('again.nothing') : t('again.added', { count: added }),
    unknown.length > 0 && t('again.unknown', { names: unknown.join(', ') }),
    failed.length > 0 && t('again.failed', { names: failed.join(', ') }),
    untried.length > 0 &&
      t(stopped ? 'again.stopped' : 'again.beyond', { limit: ADD_CALL_LIMIT, names: untried.join(', ') }),
  ];
  showAlert({
    kind: 'cart',
    text: sentences.filter(Boolean).join(' '),
    tone: unknown.length + failed.length + untried.length > 0 ? 'error' : 'success',
    ...(added > 0 && { link: { to: paths.cart, text: t('again.viewCart') } }),
  });
}
