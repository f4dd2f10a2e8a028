import { paths } from '../../src/config/paths';
import { shopOwner } from '../../src/config/shopOwner';
import { expect, test } from '../e2e/fixtures';

test('without scripts every page says so, with an address to write to (3.30)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of [paths.home, paths.products, paths.cart]) {
    await page.goto(path);
    const words = page.locator('.no-scripts');
    await expect(words, path).toBeInViewport();
    await expect(words).toContainText('needs JavaScript to show prices and to take orders');
    await expect(words).toContainText(shopOwner.email);
  }
  await context.close();
});

test('a page whose code does not come leaves header and footer, and says that it is the network (3.31)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|PageLoadError|could not be shown|dynamically imported/,
  );
  await page.goto(paths.home);
  await context.route(/\/assets\//, (route) => route.abort());
  await context.route(paths.contact, (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Register', exact: true })
    .scrollIntoViewIfNeeded();
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.contact);
  const words = page
    .getByRole('main')
    .getByText('This page could not be loaded. Please check your connection.');
  await expect(words).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#announcements')).toHaveText(
    'This page could not be loaded. Please check your connection.',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.unroute(/\/assets\//);
  await context.unroute(paths.contact);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
