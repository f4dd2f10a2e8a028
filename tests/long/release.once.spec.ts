import type { Page } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { openTab } from '../e2e/customers';
import { hydrated } from '../e2e/settled';
import { searchFor } from '../e2e/shopper';

/** How a host answers for a file that a new release has taken away. */
const ANSWERS = {
  'a host that answers 404': {
    status: 404,
    headers: { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' },
    body: 'Not found',
  },
  'a host that answers everything with HTML': {
    status: 200,
    headers: { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' },
    body: '<!doctype html><title>Aurevane</title><div id="root"></div>',
  },
};
type Answer = (typeof ANSWERS)[keyof typeof ANSWERS];

const EXPECTED_LOGS = [
  /^console: PageLoadError/,
  /could not be shown/,
  /Failed to (load|fetch)/,
  /status 404/,
  /MIME type/,
  /ERR_/,
];

/** Takes a file of the build away, named without the hash. @returns what brings it back */
async function takeAway(page: Page, file: RegExp, answer: Answer): Promise<() => void> {
  let gone = true;
  await page.route(new RegExp(`/assets/${file.source}$`), (route) =>
    gone ? route.fulfill(answer) : route.continue(),
  );
  return () => {
    gone = false;
  };
}

/** Calls back when the page loads a document: the new release's, whose files are all there. */
function onDocument(page: Page, loaded: () => void): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded();
  });
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  onDocument(page, () => (loads += 1));
  return () => loads;
}

const link = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const BROKEN = 'Something went wrong';

for (const [host, answer] of Object.entries(ANSWERS)) {
  for (const file of [/CartPage-[^/]*\.js/, /CartPage-[^/]*\.css/]) {
    test(`${host}: a page whose ${file.source.slice(-3)} is gone is loaded again, once, with all that is owned (3.21)`, async ({
      page,
      mock,
      signIn,
      problems,
    }) => {
      problems.allow(...EXPECTED_LOGS);
      await mock.fillCart(await signIn(), await mock.productIds(2));
      await page.goto(paths.cookies);
      await link(page, 'Contact').click();
      await expect(heading(page, 'Contact')).toBeVisible();
      const giveBack = await takeAway(page, file, answer);
      const loads = countLoads(page);
      const entries = await page.evaluate(() => history.length);
      onDocument(page, giveBack);
      await link(page, /^Cart/).click();
      await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(
        2,
      );
      await expect(page).toHaveURL(paths.cart);
      expect(loads()).toBe(1);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(heading(page, 'Contact')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Cookies')).toBeVisible();
    });
  }

  test(`${host}: a page that stays gone is loaded again once, never in a loop, and can be tried again (3.21)`, async ({
    page,
    problems,
  }) => {
    problems.allow(...EXPECTED_LOGS);
    await page.goto(paths.cookies);
    const giveBack = await takeAway(page, /ContactPage-[^/]*\.js/, answer);
    const loads = countLoads(page);
    await link(page, 'Contact').click();
    await expect(heading(page, BROKEN)).toBeVisible();
    await expect(page).toHaveURL(paths.contact);
    expect(loads()).toBe(1);
    await hydrated(page);

    // The rest of the shop is as it was; coming back to the broken entry does not load it once more.
    await link(page, 'Login').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(heading(page, BROKEN)).toBeVisible();
    expect(loads()).toBe(1);

    giveBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Contact')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Cookies')).toBeVisible();
  });

  test(`${host}: an address that is opened, whose page is gone, is loaded again once (3.21)`, async ({
    page,
    problems,
  }) => {
    problems.allow(...EXPECTED_LOGS);
    const giveBack = await takeAway(page, /ContactPage-[^/]*\.js/, answer);
    const loads = countLoads(page);
    await page.goto(paths.contact);
    await expect(heading(page, BROKEN)).toBeVisible();
    expect(loads()).toBe(2);
    giveBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Contact')).toBeVisible();
  });
}

test('offline, a page whose code is not there yet is not loaded again: the rest of the shop stays (3.21)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(...EXPECTED_LOGS);
  await page.goto(paths.products);
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(10);
  const loads = countLoads(page);
  await context.setOffline(true);
  await link(page, 'Contact').click();
  await expect(heading(page, BROKEN)).toBeVisible();
  await expect(page).toHaveURL(paths.contact);
  expect(loads()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(10);
  await page.goForward();
  await expect(heading(page, BROKEN)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Contact')).toBeVisible();
  expect(loads()).toBe(1);
});

interface Part {
  file: RegExp;
  path: string;
  signedIn?: boolean;
  act: (page: Page) => Promise<void>;
  shows: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Code that is not a page's: it fails as its call does, and nothing is loaded again. */
const PARTS: Readonly<Record<string, Part>> = {
  ordering: {
    file: /orders-[^/]*\.js/,
    path: paths.cart,
    signedIn: true,
    act: (page) => main(page).getByRole('button', { name: 'Checkout' }).click(),
    shows: async (page) => {
      await alert(page, 'Failed to place order. Please try again.');
      await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(
        2,
      );
    },
  },
  'the cart': {
    file: /cart-[^/]*\.js/,
    path: paths.cart,
    signedIn: true,
    act: () => Promise.resolve(),
    shows: (page) => expect(main(page)).toContainText('Your cart could not be loaded.'),
  },
  'Notify Me': {
    file: /NotifyMeDialog-[^/]*\.js/,
    path: paths.home,
    act: (page) => main(page).getByRole('button', { name: 'Notify Me When Live' }).click(),
    shows: (page) => alert(page, 'Something went wrong. Please try again later.'),
  },
  'the animation': {
    file: /AnimationPlayer-[^/]*\.js/,
    path: paths.home,
    act: (page) => main(page).getByText('Launching Soon...').scrollIntoViewIfNeeded(),
    shows: (page) => expect(main(page).getByText('Loading animation...')).toBeVisible(),
  },
};

for (const [name, { file, path, signedIn = false, act, shows }] of Object.entries(PARTS)) {
  test(`missing code of ${name} fails as its call does; nothing is loaded again, nothing typed is lost (3.21)`, async ({
    page,
    mock,
    signIn,
    problems,
  }) => {
    problems.allow(...EXPECTED_LOGS, /Failed to/);
    if (signedIn) await mock.fillCart(await signIn(), await mock.productIds(2));
    await takeAway(page, file, ANSWERS['a host that answers 404']);
    await page.goto(path);
    const loads = countLoads(page);
    await act(page);
    await shows(page);
    expect(loads()).toBe(0);
  });
}

test('where the code of the search overlay is missing, the page of results can be searched (3.21)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(...EXPECTED_LOGS);
  const giveBack = await takeAway(page, /SearchOverlay-[^/]*\.js/, ANSWERS['a host that answers 404']);
  await page.goto(paths.contact);
  await main(page).getByLabel('Message').fill('Good evening');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(paths.search);
  await expect(main(page).getByRole('searchbox')).toBeVisible();
  giveBack();
  const tab = await openTab(context, paths.contact);
  await tab.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(tab.getByRole('combobox')).toBeFocused();
});

test('the address that was wanted keeps its query (3.21)', async ({ page, problems }) => {
  problems.allow(...EXPECTED_LOGS);
  await page.goto(paths.cookies);
  onDocument(page, await takeAway(page, /SearchPage-[^/]*\.js/, ANSWERS['a host that answers 404']));
  const loads = countLoads(page);
  await searchFor(page, 'night & day');
  await page.getByRole('option', { name: 'see all results' }).click();
  await expect(heading(page, 'Results for night & day')).toBeVisible();
  await expect(page).toHaveURL(searchPath('night & day'));
  expect(loads()).toBe(1);
});
