import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { installBrowser, installBrowserStubs } from '../helpers/browser';
import { failOnUnexpectedLog, watchConsole } from '../helpers/console';
import './testingLibrary';

installBrowser();

beforeEach(() => {
  installBrowserStubs();
  watchConsole();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  failOnUnexpectedLog();
});
