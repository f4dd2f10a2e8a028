import type { CallName } from '../../src/mocks/faults';

/** The ways through the shop on which each call is made: the rows of the fault matrix. */
const ROWS = {
  'POST login': { call: 'login' },
  'POST register': { call: 'register' },
  'POST login after registration': { call: 'login' },
  'POST forgot-password': { call: 'forgotPassword' },
  'POST reset-password': { call: 'resetPassword' },
  'POST verify-otp': { call: 'verifyOtp' },
  'POST update-otp': { call: 'updateOtp' },
  'GET orders': { call: 'orders', list: true },
  'GET profile': { call: 'profile' },
  'GET cart': { call: 'cart', list: true },
  'POST cart/add': { call: 'cartAdd' },
  'DELETE cart/delete': { call: 'cartDelete' },
  'DELETE cart/clear': { call: 'cartClear' },
  'POST order': { call: 'order' },
  'GET products': { call: 'products', list: true },
  'POST e-mail (contact)': { call: 'email' },
  'POST e-mail (resend)': { call: 'email' },
  'POST e-mail (Notify Me)': { call: 'email' },
  'GET animation': { call: 'animation' },
} as const satisfies Record<string, { call: CallName; list?: true }>;

export type Row = keyof typeof ROWS;

type None<Missing extends never> = Missing;
/** A call that no row makes fails the type check here. */
export type CallsWithoutARow = None<Exclude<CallName, (typeof ROWS)[Row]['call']>>;

/** The call of a row. */
export const callOf = (row: Row): CallName => ROWS[row].call;

/** Whether its answer is a list. */
export const isList = (row: Row): boolean => 'list' in ROWS[row];

/** The rows by their names, as the table has them. */
export const rowNames = Object.keys(ROWS) as Row[];
