import { mockServer } from '../../src/mocks/node';

const LONGEST_MS = 2000;

// The real one: a test may have faked it.
const turn = setImmediate;
const nextTurn = (): Promise<void> => new Promise((resolve) => void turn(resolve));

const underWay = new Set<string>();

/** Follows the requests that the mock gets, from now on. */
export function followRequests(): void {
  mockServer.events.on('request:start', ({ requestId }) => void underWay.add(requestId));
  mockServer.events.on('request:end', ({ requestId }) => void underWay.delete(requestId));
}

/**
 * Waits until the mock has answered all that the app asked it for: what is late would count among the next test's
 * requests. An answer that waits for a clock which the test had faked never comes, and is not waited for long.
 */
export async function answered(): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  do {
    // What is being sent reaches the mock within these.
    await nextTurn();
    await nextTurn();
  } while (underWay.size > 0 && performance.now() < end);
  underWay.clear();
}
