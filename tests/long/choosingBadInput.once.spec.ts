import type { BrowserContext, Page } from '@playwright/test';
import { paths, scentPath } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

const ID = 'b'.repeat(24);
const LONG = 'Long '.repeat(60).trim();

const spoil = (script: () => void) => (context: BrowserContext) => context.addInitScript(script);
/** Puts a text under both keys, once a visit. */
const holding = (text: string) => (context: BrowserContext) =>
  context.addInitScript((kept) => {
    if (window.name === 'spoilt') return;
    window.name = 'spoilt';
    localStorage.setItem('saved', kept);
    localStorage.setItem('seen', kept);
  }, text);

const STORES: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'is denied': spoil(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  }),
  'is full': spoil(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`full${String(size)}`, 'x'.repeat(size));
      } catch {
        // Then a smaller piece.
      }
    }
  }),
  'holds garbage': holding('{"": [[[{'),
  'holds another shape': holding('[null, {"": 5}]'),
  'holds a million entries': holding(`{"":[${'1,'.repeat(999_999)}1]}`),
  'holds rows that mean nothing': holding('{"":[null,1,{"_id":"a"},{"_id":"b","name":"","price":"x"}]}'),
};

async function chooses(page: Page): Promise<void> {
  await page.goto(paths.products);
  await page.getByRole('button', { name: 'Save Royal Oud' }).click();
  await page.getByRole('button', { name: 'Saved (1)' }).click();
  await expect(page.getByRole('main').getByText('1 saved perfume')).toBeVisible();
  await page.getByRole('button', { name: 'Saved (1)' }).click();
  const panel = page.getByRole('dialog');
  for (const name of ['Rose Velours', 'Santal Noir']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(panel.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
    if (name === 'Santal Noir') {
      await expect(panel.getByRole('navigation', { name: 'Seen lately' })).toHaveText(/Rose Velours/);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
}

for (const [how, prepare] of Object.entries(STORES)) {
  test(`where storage ${how}, perfumes are saved and seen as long as the page lives`, async ({
    page,
    context,
  }) => {
    await prepare(context);
    await chooses(page);
  });
}

test('a saved perfume that the shop no longer sells says so where it is opened', async ({
  page,
  context,
}) => {
  const row = { _id: ID, name: 'Rain on Tin', description: 'Gone.', price: 90, images: [] };
  await holding(JSON.stringify({ '': [row] }))(context);
  await page.goto(`${paths.products}?saved=1`);
  await page.getByRole('button', { name: 'Saved (1)' }).click();
  await page.goto(`${paths.products}?perfume=${ID}&name=Rain+on+Tin`);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('This perfume is not in the collection now.')).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the collection' }).click();
  await expect(page).toHaveURL(paths.products);
});

const ROWS = {
  'no picture': [],
  'forty pictures': Array.from({ length: 40 }, (_, at) => `/placeholder.svg?${String(at)}`),
  'the same picture twice': ['/placeholder.svg', '/placeholder.svg'],
};

for (const [what, images] of Object.entries(ROWS)) {
  test(`a perfume with ${what} and a name of 300 characters has its panel, and nothing runs out of it`, async ({
    page,
  }) => {
    await page.route(/\/products\?.*limit=/, (route) =>
      route.fulfill({
        json: { products: [{ _id: ID, name: LONG, description: LONG.repeat(5), price: 90, images }] },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    for (const size of [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`${paths.products}?${new URLSearchParams({ perfume: ID, name: LONG }).toString()}`);
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('button', { name: `Add to Cart: ${LONG}` })).toBeVisible();
      const over = await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(over, String(size.width)).toBeLessThanOrEqual(0);
      const pictures = panel.getByRole('group', { name: /^Pictures of/ }).locator('img');
      await expect(pictures).toHaveCount(Math.min(24, Math.max(1, new Set(images).size)));
      if (what === 'forty pictures') {
        await panel.getByRole('button', { name: 'Next picture' }).click();
        await expect(panel.getByText('2 / 24')).toBeVisible();
      }
    }
  });
}

for (const answers of ['nonsense', 'me.nonsense.wood', '.....', 'me.'.repeat(500), '%00%ff', '__proto__']) {
  test(`answers that mean nothing (${answers.slice(0, 20)}) count as unanswered`, async ({ page }) => {
    await page.goto(scentPath + answers);
    const finder = page.getByRole('dialog', { name: 'Find your scent' });
    const step = answers.startsWith('me') ? 2 : 1;
    await expect(finder.getByText(`Question ${String(step)} of 5`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(finder).toHaveCount(0);
    await expect(page).toHaveURL(paths.products);
  });
}
