import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { walkStops } from './keyboard';
import { searchFor } from '../e2e/shopper';
import { atRest } from '../e2e/walk';

/** Pages whose parts are all that moves, is drawn or is filled in. */
const PAGES = [paths.home, paths.products, paths.amberNights, paths.contact];

test(
  'with reduced motion nothing moves by itself, and nothing waits to be revealed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
      const playing = await page
        .locator('video')
        .evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);
      expect(playing, path).toBe(0);
      const faint = page.getByRole('main').locator('h2');
      for (const heading of await faint.all()) await expect(heading, path).toHaveCSS('opacity', '1');
    }
    await page.goto(paths.home);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  },
);

test(
  'forced colours leave every stop of the focus its mark, and every button its edge',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await atRest(page);
      // Shadows are not painted then: an outline must be left.
      const stops = (await walkStops(page, 'Tab', 40)).filter(({ faults }) => faults !== '');
      expect.soft(stops, path).toEqual([]);
      const edgeless = await page
        .getByRole('main')
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
  'forced colours tell a wrong field, a chosen match, the current slide and the current page without their colours',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(paths.login);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const field = page.getByLabel('Email or username');
    await expect(field).toBeFocused();
    await expect(field).not.toHaveCSS('outline-style', 'none');
    await expect(field).toHaveAccessibleDescription(/fill in all the fields/);

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

    // The header lies over the hero: words and picture must not mix.
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const [name, line] of [
      ['Home', 'underline'],
      ['Products', 'none'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', line);
    }
  },
);

/** The contrast of the words that axe does not read: those under the sheet's own tokens, on their flat ground. */
async function leastContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d');
    if (!drawing) throw new Error('no canvas');
    const luminanceOf = (colour: string): number => {
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...drawing.getImageData(0, 0, 1, 1).data].map((channel) => {
        const value = channel / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const tokens = getComputedStyle(document.documentElement);
    const ratios = [
      ['--muted', '--ivory'],
      ['--muted', '--sand'],
      ['--gold-on-ivory', '--ivory'],
      ['--muted-on-dark', '--ink'],
      ['--gold-on-dark', '--ink'],
      ['--red', '--paper'],
      ['--red', '--red-tint'],
      ['--green', '--paper'],
      ['--yellow', '--paper'],
      ['--grey', '--paper'],
      ['--green-on-dark', '--ink'],
      ['--yellow-on-dark', '--ink'],
      ['--red-on-dark', '--ink'],
    ].map(([ink = '', ground = '']) => {
      const [one, other] = [tokens.getPropertyValue(ink), tokens.getPropertyValue(ground)].map(luminanceOf);
      return (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05);
    });
    return Math.min(...ratios);
  });
}

test(
  'who asks for more contrast gets 7 to 1 in every pair of ink and ground, and darker lines',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(paths.login);
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
    const line = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--line-strong'));
    const before = await line();
    await page.emulateMedia({ contrast: 'more' });
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(7);
    expect(await line()).not.toBe(before);
  },
);
