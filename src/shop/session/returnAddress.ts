import { paths } from '#config/paths';
import { isObject } from '#lib/isObject';
import { isOwnPath, plainPath } from '#lib/plainPath';

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

/** The path of an address of this site as the tables write it, without query and fragment. */
export function pathOf(address: string): string {
  return plainPath(address.replace(/[?#].*/, ''));
}

/**
 * The address that the alert after a login links to; undefined for none.
 * @param state a navigation state of any shape
 */
export function returnAddress(state: unknown): string | undefined {
  const from = isObject(state) && state.from;
  if (typeof from !== 'string' || !isOwnPath(from)) return undefined;
  return NEVER_RETURNED_TO.includes(pathOf(from)) ? undefined : from;
}
