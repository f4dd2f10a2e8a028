import type { CallName } from '../../src/mocks/faults';
import type { Outcome } from './outcomes';

interface Way {
  call: CallName;
  /** Whether its answer is a list. */
  list?: true;
  /** What its screen can tell apart. */
  tells: readonly Outcome[];
}

const FORM = ['done', 'session over', 'words', 'no words', 'unreachable'] as const;
const PAGE = ['done', 'markup', 'session over', 'failed'] as const;
const CHANGE = ['done', 'session over', 'failed'] as const;

/** The ways through the shop on which each call is made: the rows of the fault matrix. */
const ROWS = {
  'POST login': { call: 'login', tells: [...FORM, 'markup', 'unreadable'] },
  'POST register': { call: 'register', tells: [...FORM, 'lost'] },
  'POST login after registration': { call: 'login', tells: CHANGE },
  'POST forgot-password': { call: 'forgotPassword', tells: FORM },
  'POST reset-password': { call: 'resetPassword', tells: [...FORM, 'lost'] },
  'POST verify-otp': { call: 'verifyOtp', tells: FORM },
  'POST update-otp': { call: 'updateOtp', tells: CHANGE },
  'GET orders': { call: 'orders', list: true, tells: [...PAGE, 'bad rows'] },
  'GET profile': { call: 'profile', tells: PAGE },
  'GET cart': { call: 'cart', list: true, tells: [...PAGE, 'bad rows', 'none yet'] },
  'POST cart/add': { call: 'cartAdd', tells: CHANGE },
  'DELETE cart/delete': { call: 'cartDelete', tells: CHANGE },
  'DELETE cart/clear': { call: 'cartClear', tells: [...CHANGE, 'lost'] },
  'POST order': {
    call: 'order',
    tells: ['done', 'markup', 'session over', 'words', 'gateway', 'unreachable', 'lost', 'unreadable'],
  },
  'GET products': { call: 'products', list: true, tells: [...PAGE, 'bad rows'] },
  'POST e-mail (contact)': { call: 'email', tells: ['done', 'failed'] },
  'POST e-mail (resend)': { call: 'email', tells: ['done', 'failed'] },
  'POST e-mail (Notify Me)': { call: 'email', tells: ['done', 'failed'] },
  'GET animation': {
    call: 'animation',
    tells: ['done', 'no words', 'unreachable', 'unreadable', 'odd file'],
  },
} as const satisfies Record<string, Way>;

export type Row = keyof typeof ROWS;

type None<Missing extends never> = Missing;
/** A call that no row makes fails the type check here. */
export type CallsWithoutARow = None<Exclude<CallName, (typeof ROWS)[Row]['call']>>;

/** The call of a row. */
export const callOf = (row: Row): CallName => ROWS[row].call;

/** Whether a call answers with a list. */
export const isList = (call: CallName): boolean =>
  Object.values<Way>(ROWS).some((way) => way.call === call && way.list);

/** What a row's screen can tell apart. */
export const toldBy = (row: Row): readonly Outcome[] => ROWS[row].tells;

/** The rows by their names, as the table has them. */
export const rowNames = Object.keys(ROWS) as Row[];
