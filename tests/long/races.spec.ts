import { paths, searchPath } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { goByFooter } from '../e2e/shopper';
import { first } from '../helpers/goods';

for (const [path, call] of [
  [paths.products, 'products'],
  [first.path, 'products'],
  [searchPath(first.name), 'products'],
  [paths.orders, 'orders'],
  [paths.profile, 'profile'],
] as const) {
  test(`leaving ${path} cancels its call`, { tag: '@desktop' }, async ({ page, mock, signIn }) => {
    await signIn();
    await mock.fault({ endpoint: call, fault: 'hang' });
    await page.goto(path);
    const aborted = async () => (await mock.requests(call)).map((request) => request.aborted);
    await expect.poll(aborted).toEqual([false]);
    await goByFooter(page, 'Cookies');
    await expect.poll(aborted).toEqual([true]);
  });
}
