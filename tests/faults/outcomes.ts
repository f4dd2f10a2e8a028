import type { CallName, Fault } from '../../src/mocks/faults';
import { browserKindsOf, kindNamed, kindsOf, type Kind } from './kinds';
import { callOf, toldBy, type Row } from './matrix';

/** What can come out of a call, as far as any screen tells it apart, and the fault that is walked for it. */
const WALKED = {
  /** The usual answer, or one of which nothing is read. */
  done: 'slow (3 s)',
  /** The usual answer with hostile texts in it. */
  markup: 'markup and right-to-left text',
  /** A list whose rows lack what they must have. */
  'bad rows': 'wrong types',
  /** A refusal that means that there is nothing yet. */
  'none yet': '404',
  /** An animation whose file is one, with odd things in it: each is walked. */
  'odd file': undefined,
  /** Refused, with the server's words. */
  words: '422',
  /** Refused, without words that may be shown. */
  'no words': '500 with a page of markup',
  /** Refused by a gateway, which says nothing about the server behind it. */
  gateway: '503',
  /** 401 or 403 of the API: the session is over. */
  'session over': '401',
  /** No answer, and nothing was done as far as anyone knows. */
  unreachable: 'connection reset',
  /** No answer, and it was done. */
  lost: 'done, but the answer is lost',
  /** An answer with status 200 that is not what it should be. */
  unreadable: 'HTML with status 200',
  /** Any of these, for a screen that tells no more. */
  failed: 'connection reset',
} as const satisfies Record<string, string | undefined>;

export type Outcome = keyof typeof WALKED;

/** As what a screen takes an outcome that it does not tell apart. */
const TAKEN_FOR: Partial<Record<Outcome, Outcome>> = {
  markup: 'done',
  'bad rows': 'done',
  'none yet': 'words',
  gateway: 'words',
  'session over': 'words',
  'no words': 'words',
  words: 'failed',
  lost: 'unreachable',
  unreadable: 'unreachable',
  unreachable: 'failed',
};

const USELESS: readonly (Fault | 'refused')[] = ['wrongTypes', 'nulls', 'missing'];

/** Odd answers out of which something else comes than the usual. */
function odd(call: CallName, fault: Fault | 'refused'): Outcome {
  switch (call) {
    case 'login':
    case 'profile':
      if (USELESS.includes(fault)) return 'unreadable';
      break;
    case 'products':
    case 'cart':
      if (USELESS.includes(fault) || fault === 'NaN') return 'bad rows';
      break;
    case 'orders':
      if (USELESS.includes(fault)) return 'bad rows';
      break;
    case 'order':
      break;
    case 'animation':
      return 'odd file';
    default:
      // Nothing is read of the answer.
      return 'done';
  }
  return fault === 'markup' ? 'markup' : 'done';
}

const READ: readonly CallName[] = ['login', 'orders', 'profile', 'cart', 'order', 'products', 'animation'];

/** Whether a call is the API's, not a third party's. */
export const isApi = (call: CallName): boolean => call !== 'email' && call !== 'animation';

/** What comes out of a call with a fault. */
export function comesTo(call: CallName, { fault, sort, words }: Kind): Outcome {
  switch (sort) {
    case 'late':
    case 'list':
      return 'done';
    case 'unreachable':
      return fault === 'lost' || fault === 'cut' ? 'lost' : 'unreachable';
    case 'unreadable':
      return READ.includes(call) ? 'unreadable' : 'done';
    case 'odd':
      return odd(call, fault);
    case 'refused':
      if (!isApi(call)) return 'no words';
      if (fault === 401 || fault === 403) return 'session over';
      if (fault === 404 && call === 'cart') return 'none yet';
      if (fault === 503) return 'gateway';
      return words === '' ? 'no words' : 'words';
  }
}

/** As what a row's screen takes the outcome of a fault. */
export function seenAs(row: Row, kind: Kind): Outcome {
  const told = toldBy(row);
  let outcome: Outcome | undefined = comesTo(callOf(row), kind);
  while (outcome !== undefined && !told.includes(outcome)) outcome = TAKEN_FOR[outcome];
  if (outcome === undefined) throw new Error(`${row} does not say what it shows of ${kind.name}`);
  return outcome;
}

/** The fault whose walk shows what a row's screen makes of a fault. */
function walkedFor(row: Row, kind: Kind): Kind {
  const name = WALKED[seenAs(row, kind)];
  return name === undefined ? kind : kindNamed(name);
}

const distinct = (kinds: readonly Kind[]): Kind[] => [...new Set(kinds)];

/** The faults that a row is walked with: one for each outcome that its screen tells apart. */
export const walksOf = (row: Row): Kind[] =>
  distinct(kindsOf(callOf(row)).map((kind) => walkedFor(row, kind)));

/** The rows that are walked in a browser with all that a connection does: one for each client of the shop. */
const CLIENTS = { email: 'POST e-mail (contact)', animation: 'GET animation' } as const;

/** Where it is shown what comes, in a browser, out of a broken connection to a row's server. */
function connectionRowOf(row: Row): Row {
  const call = callOf(row);
  return call === 'email' || call === 'animation' ? CLIENTS[call] : 'POST order';
}

/** The fault whose walk in a browser shows what a row's screen makes of a fault there. */
const walkedInBrowserFor = (row: Row, kind: Kind): Kind =>
  kind.sort === 'unreachable' && connectionRowOf(row) !== row ? walkedFor(row, kind) : kind;

/** The faults that a row is walked with in a browser. */
export const browserWalksOf = (row: Row): Kind[] =>
  distinct(browserKindsOf(row).map((kind) => walkedInBrowserFor(row, kind)));
