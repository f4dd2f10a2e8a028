import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the built shop and the pages that it is measured against are kept. */
export const CACHE = path.join(ROOT, 'node_modules/.cache/bench');

/** Builds the shop for an API. @returns the folder of the built files */
export function buildShop(apiHost: string): string {
  const folder = path.join(CACHE, 'dist');
  execFileSync(
    'npx',
    ['vite', 'build', '--configLoader', 'bundle', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    // Playwright sets 'test', with which React's development version would be built in.
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: apiHost } },
  );
  return folder;
}
