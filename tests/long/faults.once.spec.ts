import { test } from '../e2e/fixtures';
import { walkCell } from '../faults/cell';
import { rowNames } from '../faults/matrix';
import { browserWalksOf } from '../faults/outcomes';
import { walkOf } from '../faults/walks';
import { openChromiumShop } from './chromiumShop';

/**
 * The fault matrix in a browser: each way through the shop with a connection that breaks, everything that a
 * connection can do to one call of each client, and samples of the rest.
 */
for (const row of rowNames) {
  test.describe(`fault matrix: ${row}`, () => {
    for (const kind of browserWalksOf(row)) {
      test(kind.name, async ({ page, mock, signIn, problems }, { annotations }) => {
        const shop = openChromiumShop(page, { mock, signIn, problems });
        annotations.push({ type: 'seen', description: await walkCell(walkOf(row), kind, shop) });
      });
    }
  });
}
