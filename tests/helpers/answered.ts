import { mockServer } from '../../src/mocks/node';

const LONGEST_MS = 2000;

// The real setImmediate: a test may have replaced it.
const turn = setImmediate;
const nextTurn = (): Promise<void> => new Promise((resolve) => void turn(resolve));

const underWay = new Set<string>();

/** Tracks the requests that reach the mock from now on. */
export function followRequests(): void {
  mockServer.events.on('request:start', ({ requestId }) => void underWay.add(requestId));
  mockServer.events.on('request:end', ({ requestId }) => void underWay.delete(requestId));
}

/**
 * Waits until the mock has answered all requests of the app, so that late ones don't count in the next test.
 * A request that waits for a faked clock never ends, so the wait has a limit.
 */
export async function answered(): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  do {
    // A request that is being sent reaches the mock within two turns.
    await nextTurn();
    await nextTurn();
  } while (underWay.size > 0 && performance.now() < end);
  underWay.clear();
}
