import assert from 'node:assert/strict';
import { REQUEST_TIMEOUT_MS } from '../../src/config/constants';
import type { CallName, Fault } from '../../src/mocks/faults';
import type { Shop } from './shop';

/** What a connection can do to a call; only a browser can be refused one. */
export type Break = Extract<Fault, 'reset' | 'lost' | 'cut' | 'hang'> | 'refused';

/** A way to a call, what its screen shows when the call fails, and what works again afterwards. */
export interface Walk {
  title: string;
  call: CallName;
  /** Opens the page up to the call. */
  before: (shop: Shop) => Promise<void>;
  /** Makes the call. */
  make: (shop: Shop) => Promise<void>;
  /** Asserts what the shopper sees of the failure. */
  fails: (shop: Shop) => Promise<unknown>;
  /** Makes the call again, with success. */
  recovers: (shop: Shop) => Promise<unknown>;
  /** Does so where the server has done what was asked, and only its answer was lost. */
  recoversFromLoss?: (shop: Shop) => Promise<unknown>;
  /** Keys of storage that change although the call fails. */
  changes?: readonly string[];
  /** Whether the page has its clock in hand all the way. */
  timed?: true;
}

const without = (stored: Record<string, string>, keys: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.includes(key.replace(/^\w+ /, ''))));

/** Walks one way with a connection that breaks. Nothing that is stored changes, and no call is sent twice. */
export async function walk(way: Walk, fault: Break, shop: Shop): Promise<void> {
  const { call } = way;
  if (way.timed || fault === 'hang') await shop.holdClock();
  await way.before(shop);
  const before = await shop.stored();
  const already = (await shop.statuses(call)).length;
  const sent = async (): Promise<number> => (await shop.statuses(call)).length - already;
  await shop.goWrong(call, fault);
  await way.make(shop);
  if (fault !== 'refused') await shop.until(async () => assert.ok((await sent()) > 0, 'no call was made'));
  if (fault === 'hang') await shop.pass(REQUEST_TIMEOUT_MS);
  await way.fails(shop);
  assert.deepEqual(without(await shop.stored(), way.changes), without(before, way.changes));
  assert.equal(await sent(), fault === 'refused' ? 0 : 1, 'it is not sent again by itself');
  await shop.goRight();
  const isDone = fault === 'lost' || fault === 'cut';
  await ((isDone && way.recoversFromLoss) || way.recovers)(shop);
}
