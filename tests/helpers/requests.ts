import { act } from '@testing-library/react';
import { mockServer } from './mock';

const LONGEST_MS = 2000;

// The real setImmediate: fake timers may replace it later.
const turn = setImmediate;
const nextTurn = (): Promise<void> => new Promise((resolve) => void turn(resolve));

const running = new Set<string>();

/** Tracks the requests that reach the mock from now on. */
export function trackRequests(): void {
  mockServer.events.on('request:start', ({ request, requestId }) => {
    running.add(requestId);
    // MSW reports no end of a cancelled request.
    request.signal.addEventListener('abort', () => void running.delete(requestId));
  });
  mockServer.events.on('request:end', ({ requestId }) => void running.delete(requestId));
}

/**
 * Waits until the mock has answered all requests of the app, so that late ones don't count in the next test.
 * A request that waits for a faked clock never ends, so the wait has a limit.
 */
export async function requestsAnswered(): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  do {
    // A request that is being sent reaches the mock within two turns.
    await nextTurn();
    await nextTurn();
  } while (running.size > 0 && performance.now() < end);
  running.clear();
}

/** Waits until the app shows all answers, and those to the requests that they have led to. */
export async function settled(): Promise<void> {
  for (const _round of [1, 2]) await act(requestsAnswered);
}
