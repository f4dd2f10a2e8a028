import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearFaults, setFault } from '../../../src/mocks/node';
import { expectLogged } from '../../helpers/console';
import { faultOf, kindsOf, type Kind } from '../kinds';
import { callOf, type Row } from '../matrix';
import { takeNotes } from './steps';

/** What a cell of the matrix comes to, besides the texts that its walk asserts. */
export interface Outcome {
  /** Storage is as it was before the call, but for the keys named. */
  changes?: readonly string[];
  /** The session has ended, and nothing of it is left. */
  loggedOut?: boolean;
  /** What must be logged. */
  logs?: RegExp;
}

/** How to get to a call, how its failure shows, and what works again afterwards. */
export interface Walk {
  title: Row;
  /** Opens the page up to the call; without it the call is the page's first. */
  before?: () => Promise<void>;
  /** Makes the call. */
  make: () => Promise<void> | void;
  /** Asserts what the shopper sees. */
  sees: (kind: Kind) => Promise<Outcome>;
  /** One next action that succeeds, now that the fault is gone. */
  recovers?: (kind: Kind) => Promise<void>;
}

/** Whether the API ends the session with it. */
export const endsSession = ({ fault }: Kind): boolean => fault === 401 || fault === 403;

const HANG_MS = 30_000;

function stored(): Record<string, string> {
  const entries = (name: string, area: Storage): [string, string][] =>
    Object.keys(area).map((key) => [`${name} ${key}`, area.getItem(key) ?? '']);
  return Object.fromEntries([...entries('local', localStorage), ...entries('session', sessionStorage)]);
}

function without(all: Record<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key.replace(/^\w+ /, ''))));
}

/**
 * Walks one cell, and asserts all that is said of it.
 * @returns what the shopper was seen to see
 */
async function walkCell(walk: Walk, kind: Kind): Promise<string> {
  if (kind.fault === 'hang' || kind.fault === 'slow') vi.useFakeTimers({ shouldAdvanceTime: true });
  await walk.before?.();
  const before = stored();
  const words = kind.words === '' ? { message: '<html><body>Error</body></html>' } : {};
  setFault({ endpoint: callOf(walk.title), fault: faultOf(kind), ...words });
  await walk.make();
  if (kind.fault === 'hang') await act(() => vi.advanceTimersByTimeAsync(HANG_MS));
  if (kind.fault === 'slow') await act(() => vi.advanceTimersByTimeAsync(3000));
  takeNotes();
  const { changes = [], loggedOut = false, logs } = await walk.sees(kind);
  const seen = takeNotes();
  expect('hacked' in window, 'nothing of the data was run').toBe(false);
  if (loggedOut) {
    for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder']) {
      expect(localStorage.getItem(key), key).toBeNull();
    }
  } else expect(without(stored(), changes)).toEqual(without(before, changes));
  clearFaults();
  await walk.recovers?.(kind);
  // Whatever else was logged fails the test.
  if (logs) expectLogged(logs);
  return seen;
}

/** Makes a test of each cell of the walks; what was seen is written in the report. */
export function testCells(walks: readonly Walk[]): void {
  describe.each(walks)('every cell: $title', (walk) => {
    it.for(kindsOf(callOf(walk.title)))('$name', async (kind) => {
      await walkCell(walk, kind);
    });
  });
}
