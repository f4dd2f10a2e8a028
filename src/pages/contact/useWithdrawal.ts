import { useSearchParams } from 'react-router-dom';
import { params } from '#config/paths';
import { customerRights } from '#house/owner';
import { useHydrated } from '#lib/useHydrated';
import { contactText } from './texts';

/** A withdrawal requested by the address: the owner's terms, and the prefilled message. */
export interface Withdrawal {
  days: number;
  address: string;
  message: string;
  namesOrder: boolean;
}

/**
 * The withdrawal that `?about=withdrawal&order=NUMBER` requests. Null during hydration, and if the owner has
 * not switched withdrawal on.
 */
export function useWithdrawal(): Withdrawal | null {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const stated = customerRights.withdrawal;
  if (!isHydrated || stated === null || query.get(params.about) !== 'withdrawal') return null;
  const number = query.get(params.order)?.trim() ?? '';
  const message = contactText(number === '' ? 'withdrawal.message' : 'withdrawal.messageOf', { number });
  return { ...stated, message, namesOrder: number !== '' };
}
