import { test } from '../e2e/fixtures';
import { walk, type Break } from '../faults/walk';
import { walks } from '../faults/walks';
import { openChromiumShop } from './chromiumShop';

/** One way for each client of the shop: the API, the e-mail service, the animation's host. */
const CLIENTS = ['place an order', 'write to the shop', 'see the animation'];
const BREAKS: readonly Break[] = ['refused', 'reset', 'lost', 'cut', 'hang'];

for (const way of walks) {
  test.describe(way.title, () => {
    for (const fault of CLIENTS.includes(way.title) ? BREAKS : (['cut'] as const)) {
      test(`with a connection that breaks: ${fault}`, async ({ page, mock, signIn, problems }) => {
        await walk(way, fault, openChromiumShop(page, { mock, signIn, problems }));
      });
    }
  });
}
