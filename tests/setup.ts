import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

const library = getConfig();

configure({
  // Half of a test's time: what has not come by then is told by name.
  asyncUtilTimeout: 15_000,
  // What is waited for may be on screen before React has run the effects and renders that belong to it, on a slow
  // machine above all. React's scheduler does idle work when it has nothing else left.
  asyncWrapper: (wait): Promise<unknown> =>
    library.asyncWrapper(async () => {
      const result: unknown = await wait();
      await new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));
      return result;
    }),
});

if (typeof window !== 'undefined') {
  const { installBrowserStandIns } = await import('./helpers/browser');
  const { answered, followRequests } = await import('./helpers/answered');
  const { forgetApp } = await import('./helpers/app');
  const { mockServer, resetWorld } = await import('../src/mocks/node');
  const { failOnUnexpectedLog, watchConsole } = await import('./helpers/console');

  beforeAll(() => {
    mockServer.listen({ onUnhandledRequest: 'error' });
    followRequests();
  });
  beforeEach(() => {
    installBrowserStandIns();
    watchConsole();
  });
  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    await forgetApp();
    mockServer.resetHandlers();
    resetWorld();
    try {
      failOnUnexpectedLog();
    } finally {
      await answered();
      resetWorld();
    }
  });
  afterAll(() => mockServer.close());
}
