import { paths } from '#config/paths';
import { hoursPictures } from '#house/hoursPictures';
import { perfumes } from '#house/perfumes';
import { first, second } from '../helpers/goods';
import { expect, test } from './fixtures';
import { watchFrames } from './frames';

test(
  "a perfume's page and its header have the colour of its wall, and no other page has it",
  { tag: '@desktop' },
  async ({ page }) => {
    const grounds = await watchFrames(page, () =>
      Array.from(document.querySelectorAll('header'), (header) => getComputedStyle(header).backgroundColor),
    );
    const header = page.getByRole('banner');
    const colourOf = (part: typeof header) => part.evaluate((node) => getComputedStyle(node).backgroundColor);
    await page.goto(first.path);
    const wall = await colourOf(page.getByRole('article'));
    await expect(header).toHaveCSS('background-color', wall);
    await expect(page.locator('html')).toHaveCSS('background-color', wall);
    await expect.poll(grounds).toEqual([wall]);

    await page.getByRole('complementary', { name: second.name }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    const next = await colourOf(page.getByRole('article'));
    expect(next).not.toBe(wall);
    await expect(header).toHaveCSS('background-color', next);
    // A busy browser has not drawn the frame yet.
    await expect.poll(grounds).toEqual([wall, next]);

    // The header stays where it is while the rest of the page comes.
    await header.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(paths.login);
    await expect(header).not.toHaveCSS('background-color', next);
  },
);

const withHours = Object.values(perfumes).filter(({ pictures }) => hoursPictures[`hours${pictures}`]);

for (const { name, path } of withHours.slice(0, 1))
  test(
    `scrolling the notes of ${name} moves the light on its bottle`,
    { tag: '@desktop' },
    async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(loaded.filter((address) => address.includes('/hours-'))).toEqual([]);
      const notes = page.getByRole('region', { name: 'The notes' });
      await notes.scrollIntoViewIfNeeded();
      const frames = page.locator('img[src*="/hours-"]');
      await expect.poll(() => frames.count()).toBeGreaterThan(1);
      const count = await frames.count();
      const shown = () =>
        frames.evaluateAll(
          (images) => images.filter((image) => getComputedStyle(image).opacity === '1').length,
        );
      const scrollTo = (edge: 'top' | 'bottom', line: number) =>
        notes.evaluate(
          (node, [side, share]) =>
            window.scrollBy({
              top: node.getBoundingClientRect()[side] - share * window.innerHeight,
              behavior: 'instant',
            }),
          [edge, line] as const,
        );
      await scrollTo('top', 1);
      await expect.poll(shown).toBe(1);
      await scrollTo('bottom', 0.2);
      await expect.poll(shown).toBe(count);
    },
  );

for (const tag of ['@desktop', '@phone'])
  test(
    `look closer shows the pressed point twice as large, on ${tag.slice(1)}`,
    { tag },
    async ({ page }) => {
      await page.goto(first.path);
      const picture = page.getByRole('article').getByRole('img').first();
      const before = await picture.evaluate((image) => image.getBoundingClientRect().width);
      await picture.click({ position: { x: before / 2, y: 250 }, force: true });
      const large = page.getByRole('dialog').getByRole('img').first();
      await expect(large).toBeVisible();
      const place = () =>
        large.evaluate((image) => {
          const { scrollLeft: left = 0, clientWidth: view = 0 } = image.parentElement ?? {};
          return { width: image.clientWidth, left, view };
        });
      const { width, left, view } = await place();
      expect(width).toBeGreaterThanOrEqual(2 * before - 1);
      expect(Math.abs(left - (width - view) / 2)).toBeLessThan(2);
      const row = page.getByRole('dialog').getByRole('group').first();
      await row.press('ArrowRight');
      expect((await place()).left).toBeGreaterThan(left);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Look closer' })).toBeFocused();
    },
  );

test(
  "a phone swipes through a perfume's pictures, which load when they are touched",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(first.path);
    const ticks = page.getByRole('group', { name: 'Choose a picture' }).getByRole('button');
    await expect(ticks.first()).toHaveAttribute('aria-pressed', 'true');
    const views = page.getByRole('article').getByRole('img').first().locator('xpath=ancestor::div[2]');
    await expect(views.getByRole('img')).toHaveCount(1);
    await views.dispatchEvent('pointerdown');
    await views.evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(views.getByRole('img').nth(1)).toBeInViewport();
  },
);
