import { paths } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { alert, banner, heading, main } from '../e2e/shopper';
import { featured, inPanel, priceOf } from '../helpers/goods';

test(
  'offline, a panel whose code is not loaded shows an alert and keeps the list; online, it opens',
  { tag: '@desktop' },
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/);
    await page.goto(paths.products);
    await expect(page.getByRole('button', { name: `Save ${featured.name}` })).toBeVisible();
    const missing = alert(page, 'This could not be loaded.');
    const card = (name: string) => main(page).getByRole('link', { name, exact: true });

    await context.setOffline(true);
    await card(inPanel.name).click();
    await expect(missing).toBeVisible();
    await expect(page).toHaveURL(paths.products);
    await expect(card(inPanel.name)).toBeVisible();

    // The typed text stays, and is searched again.
    const box = page.getByRole('searchbox', { name: 'Search products...' });
    await box.fill(inPanel.name);
    // The list of before may have a 'Try again' too, at its end.
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect(box).toHaveValue(inPanel.name);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(inPanel.name)).toBeVisible();
    await expect(box).toHaveValue(inPanel.name);

    await card(inPanel.name).click();
    await expect(page.getByRole('dialog').getByText(priceOf(inPanel))).toBeVisible();
  },
);

test(
  'offline, a page without its code has a legible header, and can be tried again until the connection is back',
  { tag: '@desktop' },
  async ({ page, context, problems, signIn }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|could not be/);
    await signIn();
    await page.goto(paths.products);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).dispatchEvent('click');
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    const header = banner(page);
    // Ink on ivory, not ivory over the missing picture.
    await expect(header).toHaveCSS('color', 'rgb(20, 17, 15)');
    await expect(header).toHaveCSS('background-color', 'rgb(247, 242, 234)');

    const again = main(page).getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();

    await context.setOffline(false);
    await again.click();
    await expect(heading(page)).toContainText('Welcome');
  },
);
