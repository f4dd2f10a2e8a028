import { customerRights } from '#house/owner';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../shop/session/AuthContext';
import { contactText } from './texts';
import { isolate } from '../../lib/isolate';
import { useHydrated } from '../../lib/useHydrated';
import type { OrderItem } from '../../shop/orders/order';
import { remainingCharacters } from '../../shop/forms/validation';

/** A withdrawal requested by the address: the owner's terms, and the prefilled message. */
export interface Withdrawal {
  days: number;
  address: string;
  message: string;
  /** Whether the message names an order. */
  namesOrder: boolean;
}

type Items = readonly Pick<OrderItem, 'name' | 'quantity'>[];

/**
 * The message of a withdrawal: with the order's items, only its number, or neither, whichever is the longest
 * that fits.
 * @param number '' if it is unknown
 */
export function withdrawalMessage(number: string, items: Items): string {
  const shortest = contactText('withdrawal.message');
  if (number === '') return shortest;
  const short = contactText('withdrawal.messageOf', { number });
  const names = items.map(({ name, quantity }) => `${String(quantity)} × ${isolate(name)}`).join(', ');
  const whole = `${short}\n${contactText('withdrawal.items', { items: names })}`;
  const fits = (text: string): boolean => remainingCharacters(text) >= 0;
  if (items.length > 0 && fits(whole)) return whole;
  return fits(short) ? short : shortest;
}

/**
 * The withdrawal that `?about=withdrawal&order=NUMBER` requests. Null during hydration, and if the owner has
 * not switched withdrawal on.
 */
export function useWithdrawal(): Withdrawal | null {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const stated = customerRights.withdrawal;
  const isAsked = isHydrated && stated !== null && query.get('about') === 'withdrawal';
  const number = query.get('order')?.trim() ?? '';
  const items = useItems(isAsked ? number : '');
  return isAsked ? { ...stated, message: withdrawalMessage(number, items), namesOrder: number !== '' } : null;
}

/** The items of a customer's order, if among the newest; without them its number is enough. */
function useItems(number: string): Items {
  const { user } = useAuth();
  const [items, setItems] = useState<Items>([]);
  const userId = user?.id;
  useEffect(() => {
    if (number === '' || userId === undefined) return;
    const unmounted = new AbortController();
    import('../../shop/orders/api')
      .then(({ fetchOrders }) => fetchOrders({ page: 1, userId }, unmounted.signal))
      .then(({ rows }) => setItems(rows.find((order) => order.number === number)?.items ?? []))
      .catch(() => undefined);
    return () => unmounted.abort();
  }, [number, userId]);
  return items;
}
