import { test } from '../e2e/fixtures';
import { walk, type Break } from '../faults/walk';
import { walks } from '../faults/walks';
import { openChromiumShop } from './chromiumShop';

/** One way for each client of the shop: the API, the e-mail service, the animation's host. jsdom walks them all. */
const CLIENTS = ['place an order', 'write to the shop', 'see the animation'];
const BREAKS: readonly Break[] = ['refused', 'reset', 'lost', 'cut', 'hang'];

for (const way of walks.filter(({ title }) => CLIENTS.includes(title))) {
  test.describe(way.title, () => {
    for (const fault of BREAKS) {
      test(`with a connection that breaks: ${fault}`, async ({ page, mock, signIn, problems }) => {
        await walk(way, fault, openChromiumShop(page, { mock, signIn, problems }));
      });
    }
  });
}
