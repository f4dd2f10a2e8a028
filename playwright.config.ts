import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/helpers/browserTests';

/** The browser tests of `npm test`: one short user journey per feature. */
export default defineConfig(browserTests('e2e'));
