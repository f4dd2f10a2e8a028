import assert from 'node:assert/strict';
import { REQUEST_TIMEOUT_MS, STORAGE_KEYS } from '../../src/config/constants';
import type { Kind } from './kinds';
import { callOf, type Row } from './matrix';
import { seenAs, type Outcome } from './outcomes';
import type { Shop } from './shop';
import { logIn } from './steps';

/** How to get to a call, how what comes out of it shows, and what works again afterwards. */
export interface Walk {
  title: Row;
  /** Opens the page up to the call. */
  before: (shop: Shop) => Promise<void>;
  /** Makes the call. */
  make: (shop: Shop) => Promise<void>;
  /** Asserts what the shopper sees. @returns it in short */
  sees: (shop: Shop, outcome: Outcome, kind: Kind) => Promise<string>;
  /** One next action that succeeds after a failure, now that the fault is gone; after a 401 it is a login. */
  recovers: (shop: Shop, outcome: Outcome) => Promise<unknown>;
  /** Whether that is something to do when nothing failed, too. */
  goesOn?: true;
  /** Keys of storage that may change with an outcome; others may not. */
  changes?: (outcome: Outcome) => readonly string[];
  /** Whether the call needs a session, which ends with a refusal of it. */
  private?: true;
  /** Whether the page has its clock in hand all the way. */
  timed?: true;
}

const { user, token, userId, cart, lastOrder } = STORAGE_KEYS;
const PRIVATE_KEYS = [user, token, userId, cart, lastOrder];
const SLOW_MS = 3000;

const without = (all: Record<string, string>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key.replace(/^\w+ /, ''))));

/** Whether something went wrong with the call itself. */
export const hasFailed = (outcome: Outcome): boolean =>
  !['done', 'markup', 'bad rows', 'none yet', 'odd file'].includes(outcome);

/** Walks one cell, and asserts all that is said of it. @returns what the shopper was seen to see */
export async function walkCell(walk: Walk, kind: Kind, shop: Shop): Promise<string> {
  const { fault } = kind;
  const call = callOf(walk.title);
  const outcome = seenAs(walk.title, kind);
  const isLate = fault === 'hang' || (fault === 'slow' && shop.sharesClock);
  if (walk.timed || isLate) await shop.holdClock();
  await walk.before(shop);
  const before = await shop.stored();
  const already = (await shop.statuses(call)).length;
  const sent = async (): Promise<number> => (await shop.statuses(call)).length - already;
  await shop.goWrong(call, fault, kind.words === '' ? '<html><body>Error</body></html>' : undefined);
  await walk.make(shop);
  if (fault !== 'refused') await shop.until(async () => assert.ok((await sent()) > 0, 'no call was made'));
  if (isLate) await shop.pass(fault === 'hang' ? REQUEST_TIMEOUT_MS : SLOW_MS);
  const seen = await walk.sees(shop, outcome, kind);
  const changes = walk.changes?.(outcome) ?? [];
  const after = await shop.stored();
  if (walk.private && outcome === 'session over') {
    for (const key of PRIVATE_KEYS) assert.ok(!(`local ${key}` in after), `${key} is still stored`);
  } else assert.deepEqual(without(after, changes), without(before, changes));
  if (kind.sort === 'unreachable') {
    assert.equal(await sent(), fault === 'refused' ? 0 : 1, 'it is not sent again by itself');
  }
  assert.equal(await shop.isHacked(), false, 'a script of the data was run');
  await shop.goRight();
  if (outcome === 'session over') await logIn(shop);
  else if (walk.goesOn || hasFailed(outcome)) await walk.recovers(shop, outcome);
  return seen;
}
