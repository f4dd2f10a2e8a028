import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { mockServer, resetSandbox } from '../../src/mocks/node';
import { answered, followRequests } from '../helpers/answered';
import { forgetApp } from '../helpers/app';
import { installBrowserStandIns, installCanvas } from '../helpers/browser';
import { failOnUnexpectedLog, watchConsole } from '../helpers/console';
import './testingLibrary';

installCanvas();

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
  resetSandbox();
  try {
    failOnUnexpectedLog();
  } finally {
    await answered();
    resetSandbox();
  }
});
afterAll(() => mockServer.close());
