import { defineConfig } from '@playwright/test';
import { browserTests } from '../helpers/browserTests';

/** `npm run test:long`: what needs a browser and more time than `npm test` has. */
export default defineConfig(browserTests('long'));
