import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { banner, fill, logIn, main, openSearch } from '../e2e/shopper';
import type { Random } from './random';
import { inPanel, own } from '../../src/mocks/goods';

/** A possible action of a shopper. It returns false if the page does not allow it. */
type Action = (page: Page, random: Random) => Promise<boolean>;

const TERMS = [...own.map(({ name }) => name.slice(-4)), 'a', inPanel.name, 'zzz', 'Contact', '  '];

/** One of the visible elements. */
async function anyOf(found: Locator, random: Random): Promise<Locator | undefined> {
  const seen = found.filter({ visible: true });
  const count = await seen.count();
  return count === 0 ? undefined : seen.nth(random.below(count));
}

/** Presses one of the elements, if any exists and stays: a long list that scrolls may render other rows. */
async function press(found: Locator, random: Random): Promise<boolean> {
  const chosen = await anyOf(found, random);
  if (!chosen) return false;
  try {
    await chosen.click();
    return true;
  } catch (error) {
    if (await chosen.isVisible()) throw error;
    return false;
  }
}

const follow =
  (area: 'banner' | 'main' | 'contentinfo'): Action =>
  (page, random) =>
    press(page.getByRole(area).locator('a[href^="/"]:not([target])'), random);

const searchOverlay: Action = async (page, random) => {
  await openSearch(page);
  const box = page.getByRole('combobox', { name: 'Search products, pages...' });
  await box.pressSequentially(random.pick(TERMS));
  const end = random.below(3);
  if (end === 0 && (await press(page.getByRole('option'), random))) return true;
  if (end === 1) await page.keyboard.press('Enter');
  if (await box.isVisible()) await page.keyboard.press('Escape');
  return true;
};

const searchCatalogue: Action = async (page, random) => {
  const box = page.getByLabel('Search products...');
  if (!(await box.isVisible())) return false;
  await box.fill(random.chance(0.3) ? '' : random.pick(TERMS));
  if (random.chance(0.5)) await box.press('Enter');
  return true;
};

const sortCatalogue: Action = async (page, random) => {
  const choice = await anyOf(main(page).locator('select'), random);
  if (!choice) return false;
  await choice.selectOption({ index: random.below(4) });
  return true;
};

const scroll: Action = async (page, random) => {
  const share = random.below(5) / 4;
  await page.evaluate((part) => {
    window.scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' });
  }, share);
  return true;
};

const button =
  (name: string | RegExp): Action =>
  (page, random) =>
    press(main(page).getByRole('button', { name }), random);

/** Presses a button that asks for confirmation, and answers. */
const asking =
  (name: RegExp): Action =>
  async (page, random) => {
    const enabled = main(page).getByRole('button', { name }).and(page.locator(':not([aria-disabled])'));
    if (!(await press(enabled, random))) return false;
    const answer = random.chance(0.7) ? 'Yes' : 'No';
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    return true;
  };

const login: Action = async (page) => {
  const link = banner(page).getByRole('link', { name: 'Login', exact: true });
  if (!(await link.isVisible())) return false;
  await link.click();
  await expect(main(page).getByLabel('Email or username')).toBeVisible();
  await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  return true;
};

const logout: Action = (page, random) =>
  press(banner(page).getByRole('button', { name: 'Logout', exact: true }), random);

const contact: Action = async (page, random) => {
  const send = main(page).getByRole('button', { name: 'Send Message' });
  if (!(await send.isVisible())) return false;
  const texts = {
    'First name': 'Ada',
    'Last name': 'Martin',
    Email: 'ada@example.com',
    Message: 'Good evening',
  };
  for (const [label, text] of Object.entries(texts)) {
    await fill(page, { [label]: random.chance(0.9) ? text : '' });
  }
  await send.click();
  return true;
};

const notify: Action = async (page, random) => {
  if (!(await press(main(page).getByRole('button', { name: 'Notify Me When Live' }), random))) return false;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const email = dialog.getByLabel('Email');
  // An earlier send may still be running, or its thanks may be shown.
  await expect(dialog.locator('button[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
  if (await email.isVisible()) {
    await email.fill(random.chance(0.8) ? 'ada@example.com' : 'ada');
    await dialog.getByRole('button', { name: 'Notify Me', exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return true;
};

/** Closes the panel over the page. @returns whether there was one */
export async function closePanel(page: Page): Promise<boolean> {
  const panel = page.getByRole('dialog');
  if (!(await panel.isVisible())) return false;
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return true;
}

/** Answers the question whether to order the same again, which Checkout asks once it has read the orders. */
export const answerQuestion: Action = (page, random) =>
  press(
    page.getByRole('alertdialog').getByRole('button', { name: random.chance(0.3) ? 'Yes' : 'No' }),
    random,
  );

/** Actions in the panel over the page. An alert over its picture is dismissed first. */
export const closerLook: Action = async (page, random) => {
  const dismiss = page.getByRole('dialog').getByRole('alert').getByRole('button', { name: 'Dismiss' });
  if (await press(dismiss, random)) return true;
  const buttons = page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add to Cart|Next|Previous|Save)\b/ })
    .and(page.locator(':not([aria-disabled])'));
  return (random.chance(0.6) && (await press(buttons, random))) || closePanel(page);
};

/** Moves through the history, within the shop. */
const travel: Action = async (page, random) => {
  const index = await page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0);
  if (random.chance(0.6) && index > 0) await page.goBack();
  else await page.goForward();
  return true;
};

const reload: Action = async (page) => {
  await page.reload();
  return true;
};

/** The actions of a shopper, with their relative frequency. */
export const ACTIONS: readonly { name: string; weight: number; once?: true; act: Action }[] = [
  { name: 'navigation', weight: 6, act: follow('banner') },
  { name: 'link', weight: 6, act: follow('main') },
  { name: 'footer', weight: 1, act: follow('contentinfo') },
  { name: 'search overlay', weight: 3, act: searchOverlay },
  { name: 'catalogue search', weight: 3, act: searchCatalogue },
  { name: 'sort or filter', weight: 2, act: sortCatalogue },
  { name: 'scroll', weight: 5, act: scroll },
  { name: 'add to cart', weight: 12, act: button(/^Add to Cart/) },
  { name: 'buy now', weight: 1, act: button(/^Buy Now/) },
  { name: 'remove', weight: 8, act: asking(/^Remove (?!incomplete)/) },
  { name: 'clear cart', weight: 1, act: asking(/^Clear Cart/) },
  { name: 'checkout', weight: 6, act: button('Checkout') },
  { name: 'try again', weight: 2, act: button(/^(Try again|Load more|Reset filters)$/) },
  { name: 'login', weight: 6, act: login },
  { name: 'logout', weight: 1, act: logout },
  { name: 'contact', weight: 2, act: contact },
  { name: 'notify me', weight: 2, act: notify },
  { name: 'back or forward', weight: 4, act: travel },
  // A reload would hide memory that a page leaks.
  { name: 'reload', weight: 1, once: true, act: reload },
];
