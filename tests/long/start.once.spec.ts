import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { hydrated } from '../e2e/settled';

test('Back before the app has taken over a page that was loaded again shows the page before, whole', async ({
  page,
}) => {
  await page.goto(paths.cookies);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const held: (() => Promise<void>)[] = [];
  await page.route(/ContactPage-[^/]*\.js/, (route) => void held.push(() => route.continue()));
  await page.evaluate(() => location.reload());
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.cookies);
  for (const giveBack of held) await giveBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await hydrated(page);
});
