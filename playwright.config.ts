import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/helpers/browserTests';

/** The browser tests of `npm test`: one short journey a feature. */
export default defineConfig(browserTests('e2e'));
