import { useSearchParams } from 'react-router-dom';
import { params } from '#config/paths';
import { customerRights } from '#house/owner';
import { useHydrated } from '#lib/useHydrated';
import { useLocationState } from '#shop/session/locationState';
import { contactText } from './texts';

/**
 * The withdrawal that `?about=withdrawal` requests. Null during hydration, and if the owner has
 * not switched withdrawal on.
 */
export function useWithdrawal() {
  const [query] = useSearchParams();
  const { order: number } = useLocationState();
  const isHydrated = useHydrated();
  const stated = customerRights.withdrawal;
  if (!isHydrated || stated === null || query.get(params.about) !== 'withdrawal') return null;
  const message = contactText(number === '' ? 'withdrawal.message' : 'withdrawal.messageOf', { number });
  return { ...stated, message, namesOrder: number !== '' };
}

/** A withdrawal: the owner's terms, and the prefilled message. */
export type Withdrawal = NonNullable<ReturnType<typeof useWithdrawal>>;
