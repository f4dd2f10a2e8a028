import type { CallName } from '../../src/mocks/faults';
import type { Break } from './walk';

/** Something on the page that can be seen, by its role and exact name, or by its exact text. */
export type Sight = ({ role: string; name?: string | RegExp } | { text: string | RegExp }) & {
  /** Where it is looked for: in the main part if nothing is said. */
  within?: 'main' | 'banner' | 'page';
};

/** The shop in front of a shopper, in jsdom or in a browser, and the mock of its API behind it. */
export interface Shop {
  /** Loads a page at an address. */
  open: (path: string) => Promise<void>;
  /** Shows the page again, as it comes out of the back/forward cache. */
  showAgain: () => Promise<void>;
  /** Clicks the first of what is seen, waiting for it. */
  click: (sight: Sight) => Promise<void>;
  /** Types into the field of a label, waiting for it. */
  fill: (label: string, text: string) => Promise<void>;
  scrollTo: (text: string) => Promise<void>;

  /** How many of it can be seen now. */
  count: (sight: Sight) => Promise<number>;
  /** What everything of a role says now. */
  texts: (role: string) => Promise<string[]>;
  value: (label: string) => Promise<string>;
  /** Whether a button is at work. */
  isBusy: (name: string) => Promise<boolean>;
  path: () => Promise<string>;
  /** All that is stored, by 'local <key>' and 'session <key>'. */
  stored: () => Promise<Record<string, string>>;
  /** Fails unless such a failure was logged. */
  logged: (pattern: RegExp) => Promise<void>;
  /** Waits until an assertion holds. */
  until: (assertion: () => Promise<void>) => Promise<void>;

  /** Takes the page's clock in hand; before the page is opened. */
  holdClock: () => Promise<void>;
  /** Puts a clock that is held ahead; one that is not goes by itself. */
  pass: (ms: number) => Promise<void>;

  /** Stores a session of the demo account, as an earlier visit has left it. */
  signIn: () => Promise<void>;
  /** Stores a session, and has Classic Musk and Amber Nights in its cart. */
  fillCart: () => Promise<void>;
  /** The newest code that was e-mailed to the demo account. */
  newestCode: () => Promise<string>;
  /** What was answered to a call so far: a status each, null where no answer came. */
  statuses: (call: CallName) => Promise<(number | null)[]>;
  /** Whether there is an account with this e-mail. */
  hasAccount: (email: string) => Promise<boolean>;
  /** The number of the demo account's latest order. */
  latestOrder: () => Promise<unknown>;
  /** Has a call go wrong. */
  goWrong: (call: CallName, fault: Break) => Promise<void>;
  goRight: () => Promise<void>;
}
