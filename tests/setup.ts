import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

// Half of a test's time: what has not come by then is told by name.
configure({ asyncUtilTimeout: 15_000 });

if (typeof window !== 'undefined') {
  const { installBrowserStandIns } = await import('./helpers/browser');
  const { forgetApp } = await import('./helpers/app');
  const { mockServer, resetWorld } = await import('../src/mocks/node');
  const { failOnUnexpectedLog, watchConsole } = await import('./helpers/console');

  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
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
    failOnUnexpectedLog();
  });
  afterAll(() => mockServer.close());
}
