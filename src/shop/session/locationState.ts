import { useLocation, type Location } from 'react-router-dom';
import type { Fields } from '#api/answers';
import { paths } from '#config/paths';
import { isObject } from '#lib/isObject';
import { isOwnPath, plainPath } from '#lib/plainPath';
import { cleanEmail } from '#lib/validation';
import { currentCustomer } from './customer';
import { cleanOtp } from './otp';
import { rememberedResetEmail } from './resetEmail';

/** What one page tells the next in the navigation state. */
export interface LocationState {
  /** The address on this site that the alert after a login links to. */
  from?: string | undefined;
  /** What was typed into the form before; `otp` is a verified code. */
  email?: string | undefined;
  name?: string | undefined;
  otp?: string | undefined;
  /** The number of the order that a message is about. */
  order?: string | undefined;
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

/** The navigation state of a link. A history entry outlives a logout, so it names the customer. */
export const locationState = (given: LocationState): object => ({
  ...given,
  customer: currentCustomer().customerKey,
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a navigation state of any shape. A field that is missing or of another customer is '' or undefined.
 *
 *     the entry was made                 email, name, code, order  from
 *     in this visit by this customer     yes                       yes
 *     before a reload                    those of a reset only     yes
 *     before a customer left             no                        no
 */
export function readLocationState(state: unknown) {
  const given: Fields = isObject(state) ? state : {};
  const { customerKey: key } = currentCustomer();
  const madeBy = typeof given.customer === 'string' ? given.customer : key;
  const isOfThisVisit = madeBy.startsWith(`${performance.timeOrigin} `);
  const isOfAnother = isOfThisVisit && madeBy !== key;
  const email = cleanEmail(text(given.email));
  // A reset goes on after a reload: its e-mail is stored, and a logout removes it.
  const isMine = madeBy === key || (email !== '' && email === rememberedResetEmail());
  const from = text(given.from);
  const isUseful = isOwnPath(from) && !NEVER_RETURNED_TO.includes(pathOf(from));
  return {
    from: isUseful && !isOfAnother ? from : undefined,
    email: isMine ? email : '',
    name: isMine ? text(given.name) : '',
    otp: isMine ? cleanOtp(text(given.otp)) : '',
    order: madeBy === key ? text(given.order).trim() : '',
  };
}

export function useLocationState(): ReturnType<typeof readLocationState> {
  const { state } = useLocation() as Location<unknown>;
  return readLocationState(state);
}
