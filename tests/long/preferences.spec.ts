import { paths } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { banner, heading, main, searchFor } from '../e2e/shopper';
import { atRest } from '../e2e/walk';
import { first } from '../helpers/goods';
import { faultsOf, walkStops } from './keyboard';

/** Pages that contain everything that moves, is drawn or is filled in. */
const PAGES = [paths.home, paths.products, first.path, paths.contact];

test(
  'reduced motion stops all automatic movement, and reveals everything at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
      const playing = await page
        .locator('video')
        .evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);
      expect(playing, path).toBe(0);
      for (const part of await main(page).locator('h2').all())
        await expect(part, path).toHaveCSS('opacity', '1');
    }
    await page.goto(paths.home);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  },
);

test(
  'forced colours keep the focus mark of every stop, and the edge of every button',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const path of [paths.home, paths.products, paths.contact]) {
      await page.goto(path);
      await atRest(page);
      // Shadows are not painted then, so an outline is needed.
      expect.soft(faultsOf(await walkStops(page, 'Tab', 40)), path).toEqual([]);
      const edgeless = await main(page)
        .locator('button, a[class*="button"]')
        .evaluateAll((buttons) =>
          buttons
            .filter(
              (button) =>
                button.checkVisibility({ visibilityProperty: true }) && button.textContent.trim() !== '',
            )
            .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) === 0)
            .map((button) => button.textContent),
        );
      expect.soft(edgeless, path).toEqual([]);
    }
  },
);

test(
  'forced colours show an invalid field, a selected match, the current slide and the current page without colour',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(paths.login);
    await main(page).getByRole('button', { name: 'Login' }).click();
    const field = page.getByLabel('Email or username');
    await expect(field).toBeFocused();
    await expect(field).not.toHaveCSS('outline-style', 'none');
    await expect(field).toHaveAccessibleDescription('Email or username is required.');

    await searchFor(page, 'o');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).not.toHaveCSS('outline-style', 'none');

    await page.goto(paths.home);
    const dots = page.getByRole('button', { name: /^Go to slide/ });
    const lineOf = (at: number) =>
      dots.nth(at).evaluate((dot) => {
        const { backgroundColor, transform } = getComputedStyle(dot, '::before');
        return `${backgroundColor} ${transform}`;
      });
    expect(await lineOf(0)).not.toBe(await lineOf(1));

    // The header lies over the hero: text and picture must not mix.
    const header = banner(page);
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const [name, line] of [
      ['Home', 'underline'],
      ['Products', 'none'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', line);
    }
  },
);
