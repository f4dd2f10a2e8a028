import type { Page } from '@playwright/test';
import { BOTTLES } from '../../src/house/pictureTable.mjs';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { main } from '../e2e/shopper';
import { brand, slides } from '../helpers/house';

const SCREENS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [480, 900],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Visible words that overlap a bottle of a visible picture, and the number of these bottles. */
function wordsOnBottles(bottles: typeof BOTTLES): { found: string[]; seen: number } {
  const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const boxes = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(visible)
    .flatMap((image) => {
      const name = /\/pictures\/([\w-]+)\./.exec(image.currentSrc)?.[1] ?? '';
      const { x, y, width, height } = image.getBoundingClientRect();
      if (y >= window.innerHeight || y + height <= 0) return [];
      const { naturalWidth, naturalHeight } = image;
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
      const left = x + ((width - naturalWidth * scale) * across) / 100;
      const top = y + ((height - naturalHeight * scale) * down) / 100;
      return (bottles[name] ?? []).map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => ({
        name,
        left: left + x0 * naturalWidth * scale,
        top: top + y0 * naturalHeight * scale,
        right: left + x1 * naturalWidth * scale,
        bottom: top + y1 * naturalHeight * scale,
      }));
    });
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.trim() || !parentElement || !visible(parentElement)) continue;
    if (getComputedStyle(parentElement).clipPath.startsWith('inset(50%')) continue;
    // The header covers everything that is scrolled under it.
    if (window.scrollY > 0 && parentElement.closest('header')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      // Letters leave the top and bottom of their line empty.
      const lead = line.height * 0.2;
      const hit = boxes.find(
        ({ left, top, right, bottom }) =>
          line.bottom > 0 &&
          line.left < right &&
          line.right > left &&
          line.top + lead < bottom &&
          line.bottom - lead > top,
      );
      if (hit) found.push(`${textContent.trim()} on ${hit.name}`);
    }
  }
  return { found, seen: boxes.length };
}

test('no word lies on a bottle of any slide of Home', { tag: '@desktop' }, async ({ page: shop }) => {
  await shop.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of SCREENS) {
    await shop.setViewportSize({ width, height });
    await shop.goto(paths.home);
    const carousel = shop.getByRole('region', { name: `The perfumes of ${brand}` });
    for (const number of slides.map((_, at) => at + 1)) {
      await carousel
        .getByRole('button', { name: `Go to slide ${String(number)} of ${String(slides.length)}` })
        .click();
      const slide = carousel.getByRole('group', { name: `${String(number)} of ${String(slides.length)}` });
      const picture = slide.getByRole('img');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      // The previous slide has disappeared.
      await expect(carousel.locator('[aria-roledescription="slide"]:visible')).toHaveCount(1);
      const { found, seen } = await shop.evaluate(wordsOnBottles, BOTTLES);
      expect.soft(found, `slide ${String(number)} at ${String(width)} px`).toEqual([]);
      expect(seen, `slide ${String(number)} at ${String(width)} px`).toBeGreaterThan(0);
    }
  }
});

const whole = (shop: Page) => [main(shop)];
const tiles = (shop: Page) =>
  shop.getByRole('region', { name: 'Explore Our Scents' }).getByRole('listitem').all();

for (const [name, path, places] of [
  ['the catalogue', paths.products, whole],
  ['Contact', paths.contact, whole],
  ["Home's tiles", paths.home, tiles],
] as const) {
  test(`no word overlaps a bottle: ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const open = followRequests(page);
    await page.goto(path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      for (const place of await places(page)) {
        if (places === tiles) await place.scrollIntoViewIfNeeded();
        await settled(page, open);
        const { found, seen } = await page.evaluate(wordsOnBottles, BOTTLES);
        expect.soft(found, `${String(width)} px`).toEqual([]);
        expect(seen, `${String(width)} px`).toBeGreaterThan(0);
      }
    }
  });
}
