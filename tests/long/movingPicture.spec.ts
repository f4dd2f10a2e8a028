import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { heading } from '../e2e/shopper';
import { dearest } from '../../src/mocks/goods';

/** In whole pixels: the layouts of two pages may differ by less than one. */
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

declare global {
  interface Window {
    boxOf: (element: Element) => Box;
    /** The pictures that move from page to page, with their boxes at the start and at the end. */
    moves: { from: Box | undefined; to: Box }[];
  }
}

/** Runs in the page before its own scripts. */
function watchMoves(): void {
  window.moves = [];
  window.boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  };
  const isCopy = (target: EventTarget | null): target is HTMLImageElement =>
    target instanceof HTMLImageElement && target.parentElement === document.body;
  const begun = new Map<EventTarget, Box>();
  const begin = ({ target }: Event): void => {
    if (!isCopy(target) || begun.has(target)) return;
    const animations = target.getAnimations();
    const reached = animations.map(({ currentTime }) => currentTime);
    animations.forEach((animation) => (animation.currentTime = 0));
    begun.set(target, window.boxOf(target));
    animations.forEach((animation, index) => (animation.currentTime = reached[index] ?? 0));
  };
  const end = ({ target }: Event): void => {
    if (isCopy(target)) window.moves.push({ from: begun.get(target), to: window.boxOf(target) });
  };
  document.addEventListener('animationstart', begin, { capture: true });
  document.addEventListener('animationend', end, { capture: true });
}

const placeOf = (page: Page): Promise<Box> =>
  page
    .locator(`main [data-shared="${dearest.path}"]`)
    .first()
    .evaluate((picture) => window.boxOf(picture));

/** Waits for this many moves, and returns the last one. */
async function moved(page: Page, count: number): Promise<Window['moves'][number] | undefined> {
  await expect.poll(() => page.evaluate(() => window.moves.length)).toBe(count);
  await expect(page.locator('body > img, [data-landing]')).toHaveCount(0);
  return page.evaluate(() => window.moves.at(-1));
}

/** Expects that the moving copy covers a box that crops the picture: same width, and at least as high. */
function expectCovered({ x, y, width, height }: Box, copy: Box | undefined): void {
  expect(copy).toMatchObject({ x, width });
  expect(copy?.y).toBeLessThanOrEqual(y);
  expect((copy?.y ?? NaN) + (copy?.height ?? NaN)).toBeGreaterThanOrEqual(y + height);
}

test(
  'the picture moves from a card to its page, and back to its card',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(watchMoves);
    // Loads code and texts of the perfume's page, as pointing at its link does.
    await page.goto(dearest.path);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    const card = page.getByRole('listitem').getByRole('link', { name: dearest.name, exact: true });
    await card.scrollIntoViewIfNeeded();
    const picture = page.getByRole('listitem').getByRole('img', { name: dearest.name, exact: true });
    await expect(picture).toHaveJSProperty('complete', true);
    const place = await placeOf(page);
    await card.click();
    await expect(heading(page, dearest.name)).toBeFocused();
    const there = await moved(page, 1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const onPage = await placeOf(page);
    expect(there?.from).toEqual(place);
    expectCovered(onPage, there?.to);

    await page.goBack();
    const back = await moved(page, 2);
    expectCovered(onPage, back?.from);
    expect(back?.to).toEqual(place);
    expect(await placeOf(page)).toEqual(place);
  },
);
