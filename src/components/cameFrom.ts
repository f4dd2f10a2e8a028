import { paths } from '../config/paths';
import { isOwnPath } from '../model/address';

/** The navigation state of whoever is sent to /login: the address that they were at, or wanted to see. */
export interface CameFrom {
  from: string;
}

/** Login itself leads Home, and the pages for getting an account are of no use after logging in. */
const NO_WAY_BACK: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verifyOtp,
  paths.resetPassword,
];

/** The path of an address of this site, without its query and place. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/, '');
}

/**
 * Where the user was before being sent to /login, if that is worth going back to.
 * @param state a navigation state of any shape
 */
export function cameFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'string' || !isOwnPath(from)) return undefined;
  return NO_WAY_BACK.includes(pathOf(from)) ? undefined : from;
}
