import { paths } from '../config/paths';
import { isOwnPath } from '../model/address';

/** The navigation state of a redirect to /login: the address that the user was at, or wanted to see. */
export interface LoginState {
  from: string;
}

/** Home is where a login leads anyway, and a customer needs none of the account pages. */
const NEVER_RETURNED_TO: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verifyOtp,
  paths.resetPassword,
];

/** The path of an address of this site, without its query and place. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/**
 * Where the user was before being sent to /login, if that is worth going back to.
 * @param state a navigation state of any shape
 */
export function returnAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'string' || !isOwnPath(from)) return undefined;
  return NEVER_RETURNED_TO.includes(withoutQuery(from)) ? undefined : from;
}
