import { defineConfig } from '@playwright/test';
import { browserTests } from '../helpers/browserTests';

/** The tests of `npm run test:long` that need a browser and more time than `npm test` has. */
export default defineConfig(browserTests('long'));
