import { isRow } from '../../api/values';
import { paths } from '../../config/paths';
import { isOwnPath } from '../../lib/plainPath';
import type { Product } from '../products/product';

/** The navigation state of a redirect to /login: the address that the user came from, or wanted to open. */
export interface LoginState {
  from: string;
}

/** The alert after a login doesn't link to these: login leads to Home anyway, and the others are of no use then. */
const NEVER_RETURNED_TO: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verifyOtp,
  paths.resetPassword,
];

/** The path of an address of this site, without query and fragment. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/**
 * The address that the alert after a login links to; undefined for none.
 * @param state a navigation state of any shape
 */
export function returnAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'string' || !isOwnPath(from)) return undefined;
  return NEVER_RETURNED_TO.includes(withoutQuery(from)) ? undefined : from;
}

/** The navigation state of 'Please log in first!': the perfume that login or registration adds to the cart. */
export interface WantedState {
  wants: Product;
}

/**
 * The perfume that is added to the cart after the login; undefined for none.
 * @param state a navigation state of any shape
 */
export function wantedProduct(state: unknown): Product | undefined {
  if (!isRow(state) || !isRow(state.wants)) return undefined;
  const { id, name, price } = state.wants;
  const isProduct = typeof id === 'string' && typeof name === 'string' && typeof price === 'number';
  return isProduct ? (state as unknown as WantedState).wants : undefined;
}
