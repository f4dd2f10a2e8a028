import { useState } from 'react';
import { addRows } from '../../components/buying/addRows';
import { useCart } from '../../contexts/CartContext';
import { useEvent } from '../../lib/useEvent';
import { countPieces, type CartLine } from '../../model/cart';
import { toCartAddId } from '../../model/ids';
import type { Order, OrderItem } from '../../model/order';
import { retractOutcome } from '../../ui/alertStore';

/** The progress of buying an order again. */
export interface BuyingAgain {
  orderId: string;
  done: number;
  /** 0 while the cart is read. */
  total: number;
}

const isAddable = ({ productId }: OrderItem): boolean => toCartAddId(productId) !== undefined;
const lineOf = (item: OrderItem): CartLine => ({ ...item, description: '' });

/** The number of units of an order that can be added to the cart, one call each. */
export function addableItems({ items }: Order): number {
  return countPieces(items.filter(isAddable));
}

/** Adds what the cart lacks of an order's items, one order at a time. */
export function useBuyAgain(): { buying: BuyingAgain | null; buyAgain: (order: Order) => void } {
  const { whenStarted } = useCart();
  const [buying, setBuying] = useState<BuyingAgain | null>(null);

  const run = async ({ id, items }: Order): Promise<void> => {
    const show = (done: number, total: number): void => setBuying({ orderId: id, done, total });
    retractOutcome('cart');
    show(0, 0);
    const unknown = items.filter((item) => !isAddable(item)).map(({ name }) => name);
    const store = await whenStarted();
    if (store) await addRows(store, items.filter(isAddable).map(lineOf), show, unknown);
    setBuying(null);
  };
  const buyAgain = useEvent((order: Order): void => {
    if (!buying) void run(order);
  });
  return { buying, buyAgain };
}
