import { BROWSER_KINDS, BROWSER_SAMPLES } from '../faults/kinds';
import { walkCell } from './faultCell';
import { formWalks } from './faultFormWalks';
import { shopWalks } from './faultShopWalks';
import { test } from '../e2e/fixtures';

/** The fault matrix in a browser: what only a real connection can do, to every call, and samples of the rest. */
for (const walk of [...formWalks, ...shopWalks]) {
  test.describe(`fault matrix: ${walk.title}`, () => {
    for (const kind of [...BROWSER_KINDS, ...(BROWSER_SAMPLES[walk.title] ?? [])]) {
      test(kind.name, async ({ page, mock, signIn, problems }, { annotations }) => {
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        const seen = await walkCell(walk, kind, problems, { page, mock, signIn, warnings });
        annotations.push({ type: 'seen', description: seen });
      });
    }
  });
}
