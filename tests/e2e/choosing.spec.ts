import { paths, savedPath } from '../../src/config/paths';
import { after, featured, inPanel, longestNamed, priceOf } from '../../src/mocks/goods';
import { editions } from '#house/editions';
import { expect, test } from './fixtures';
import { expectNoShifts, recordShifts } from './shifts';
import { animationsEnd } from './walk';

test(
  'the panel opens from the catalogue, saves a perfume, and closes with Back',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name } = inPanel;
    await page.goto(paths.products);
    const card = page.getByRole('link', { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    await card.click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
    await expect(page).toHaveURL(/\/products\?perfume=[0-9a-f]{24}&name=/);
    expect(new URL(page.url()).searchParams.get('name')).toBe(name);

    await panel.getByRole('button', { name: 'Next picture' }).click();
    await expect(panel.getByText('2 / 2')).toBeVisible();
    const strip = panel.getByRole('group', { name: `Pictures of ${name}` });
    await strip.press('ArrowLeft');
    await expect(panel.getByText('1 / 2')).toBeVisible();
    await strip.press('ArrowRight');
    await expect(panel.getByText('2 / 2')).toBeVisible();
    await expect(strip.getByAltText(`${name}, picture 2 of 2`)).toBeInViewport({ ratio: 0.9 });
    await panel.getByRole('button', { name: 'Zoom' }).click();
    await expect(panel.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: `Save ${name}` }).click();

    const top = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(paths.products);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(10);

    await page.getByRole('button', { name: 'Saved (1)' }).click();
    await expect(page.getByRole('main').getByText('1 saved perfume')).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(panel).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${paths.products}?saved=1`);
  },
);

test(
  'comparison, finder and panel close to the page and the place where they were opened',
  { tag: '@desktop' },
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const finder = page.getByRole('link', { name: 'Find your scent' });
    const compare = page.getByRole('link', { name: /^Compare with/ });
    const byButton = () =>
      dialog
        .getByRole('button', { name: /^Close/ })
        .first()
        .click();
    const byEscape = () => page.keyboard.press('Escape');
    const expectReturn = async (
      link: typeof compare,
      close: () => Promise<unknown>,
      before = async () => {},
    ) => {
      const address = page.url();
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(dialog).toBeVisible();
      await before();
      await close();
      await expect(page).toHaveURL(address);
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeInViewport();
      await expect(link).toBeFocused();
    };

    await page.goto(longestNamed.path);
    await page.getByRole('heading', { name: 'How to wear it' }).scrollIntoViewIfNeeded();
    for (const close of [byButton, byEscape, () => page.goBack()]) await expectReturn(compare, close);

    await page.goto(paths.home);
    const answers = async (): Promise<void> => {
      for (const question of ['Question 1 of 5', 'Question 2 of 5']) {
        await expect(dialog.getByText(question)).toBeVisible();
        await dialog.getByRole('listitem').first().getByRole('button').click();
      }
      await expect(dialog.getByText('Question 3 of 5')).toBeVisible();
    };
    await expectReturn(finder, byButton, answers);
    // No question is left in the history.
    expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(1);
  },
);

test(
  'a long product page has a buy bar at the foot of a phone, clear of alerts, focus and the next perfume',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await signIn();
    const { name, path } = longestNamed;
    await page.goto(path);
    const main = page.getByRole('main');
    const bar = main.getByRole('group', { name: 'Price and order' });
    await expect(bar).toBeHidden();
    await main.getByRole('heading', { name: 'How to wear it' }).scrollIntoViewIfNeeded();
    await expect(bar).toContainText(`${name} ${priceOf(longestNamed)}`);
    await bar.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    const alert = page.getByRole('alert').filter({ hasText: `${name} added to cart.` });
    await expect(alert).toBeVisible();
    const boxOf = async (of: typeof bar) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
    const endOf = async (of: typeof bar) => (await boxOf(of)).y + (await boxOf(of)).height;
    const clearsBar = async (of: typeof bar) => (await endOf(of)) <= (await boxOf(bar)).y;
    await animationsEnd(alert);
    // A short page ends the bar before the window does, and the alert is below it.
    const belowBar = async () => (await boxOf(alert)).y >= (await endOf(bar));
    await expect.poll(async () => (await clearsBar(alert)) || (await belowBar())).toBe(true);

    const last = main.getByRole('link', { name: 'Find your scent' });
    await last.focus();
    await expect.poll(() => clearsBar(last)).toBe(true);
    const next = main.getByRole('complementary', { name: after(longestNamed).name });
    await next.getByRole('link').focus();
    await expect.poll(async () => (await endOf(bar)) - (await boxOf(next)).y).toBeLessThanOrEqual(1);
    await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  },
);

test(
  'the catalogue starts with perfumes, on a phone described in two lines, and with prices on a desktop',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.products);
    const main = page.getByRole('main');
    const banner = main.locator('div').filter({ has: page.getByRole('heading', { level: 1 }) });
    const description = main.getByText(featured.description);
    expect(
      await description.evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
    ).toBeLessThan(2.1);
    expect((await description.boundingBox())?.width).toBeLessThan(390 / 2);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await banner.first().boundingBox())?.height).toBeLessThanOrEqual(height / 4);
      const first = await main.getByRole('img', { name: featured.name, exact: true }).boundingBox();
      expect(first?.y).toBeLessThan(height);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const prices = main.getByRole('listitem').getByText(/^\$/);
    const ends = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().bottom));
    expect(ends.slice(0, 4)).toEqual([ends[0], ends[0], ends[0], ends[0]]);
    // A longer name takes further lines.
    const further = await main
      .getByRole('listitem')
      .getByRole('heading')
      .evaluateAll((names) =>
        names
          .slice(0, 4)
          .map((name) => name.clientHeight - Math.ceil(parseFloat(getComputedStyle(name).lineHeight))),
      );
    expect((ends[0] ?? Infinity) - Math.max(...further)).toBeLessThanOrEqual(900);
    const bottles = banner.first().getByRole('img');
    await expect(bottles).toBeVisible();
    await page.goto(savedPath);
    await expect(bottles).toBeHidden();
  },
);

test('an edition follows every third row of the catalogue, in its reserved space', async ({ page }) => {
  await recordShifts(page);
  await page.goto(paths.products);
  const list = page.getByRole('main').getByRole('list', { name: 'Perfumes' });
  for (const [at, { name }] of editions.slice(0, 2).entries()) {
    const edition = list.getByText(name, { exact: true }).filter({ visible: true });
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(edition).toBeVisible({ timeout: 500 });
    }).toPass();
    await edition.scrollIntoViewIfNeeded();
    const top = (await edition.boundingBox())?.y ?? 0;
    const row = await list.getByRole('listitem').evaluateAll((cards, end) => {
      const above = cards.filter((card) => card.getBoundingClientRect().top < end);
      const last = Math.max(...above.map((card) => card.getBoundingClientRect().top));
      return above
        .filter((card) => card.getBoundingClientRect().top === last)
        .map((card) => Number(card.getAttribute('aria-posinset')));
    }, top);
    expect(Math.max(...row), name).toBe(3 * row.length * (at + 1));
  }
  await expectNoShifts(page);
});
