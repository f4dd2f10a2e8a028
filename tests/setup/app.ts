import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { routes } from '#app/routes';
import { requestsAnswered, trackRequests } from '../helpers/requests';
import { resetApp } from '../helpers/app';
import { installBrowser, installBrowserStubs } from '../helpers/browser';
import { failOnUnexpectedLog, watchConsole } from '../helpers/console';
import { mockServer, resetSandbox } from '../helpers/mock';
import { emptyOwnersFacts } from '../helpers/owner';
import './testingLibrary';

// MSW clones a request for each handler that it asks, and each clone listens to the request's signal.
EventEmitter.defaultMaxListeners = 50;

installBrowser();

beforeAll(async () => {
  mockServer.listen({ onUnhandledRequest: 'error' });
  trackRequests();
  // On a busy machine, the code of a page takes longer than a test waits.
  await Promise.all(routes.map(({ page }) => page.load()));
}, 120_000);
beforeEach(() => {
  emptyOwnersFacts();
  installBrowserStubs();
  watchConsole();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  resetApp();
  mockServer.resetHandlers();
  resetSandbox();
  try {
    failOnUnexpectedLog();
  } finally {
    await requestsAnswered();
    resetSandbox();
  }
});
afterAll(() => mockServer.close());
