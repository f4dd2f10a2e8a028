import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

interface Move {
  from: { x: number; y: number; width: number; height: number };
  to: { x: number; y: number; width: number; height: number };
}

/** Follows the pictures that move from page to page: where each begins and ends, once it has arrived. */
async function watchMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    const place = (of: Element): unknown => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x, y, width, height };
    };
    const isCopy = (target: EventTarget | null): target is HTMLImageElement =>
      target instanceof HTMLImageElement && target.parentElement === document.body;
    const begun = new Map<EventTarget, unknown>();
    const begin = ({ target }: Event): void => {
      if (!isCopy(target) || begun.has(target)) return;
      const animations = target.getAnimations();
      const reached = animations.map(({ currentTime }) => currentTime);
      animations.forEach((animation) => (animation.currentTime = 0));
      begun.set(target, place(target));
      animations.forEach((animation, index) => (animation.currentTime = reached[index] ?? 0));
    };
    const end = ({ target }: Event): void => {
      if (isCopy(target)) moves.push({ from: begun.get(target), to: place(target) });
    };
    document.addEventListener('animationstart', begin, { capture: true });
    document.addEventListener('animationend', end, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
}

const card = (page: Page) => page.getByRole('listitem').getByRole('link', { name: 'Royal Oud', exact: true });
const left = (page: Page) => page.locator('body > img, [data-landing]');
const placeOf = (page: Page) => page.locator(`main [data-shared="${paths.royalOud}"]`).first().boundingBox();

/** Boxes in whole pixels: layouts of two pages may differ by parts of one. */
const whole = (box: Move['from'] | null) =>
  box && Object.fromEntries(Object.entries(box).map(([side, length]) => [side, Math.round(length)]));

/** The moving copy lies over a place that cuts off a part of the picture: in whole pixels, as wide and no lower. */
function expectCovered(place: Move['from'] | null, copy: Move['from'] | undefined): void {
  const [{ x, y, width, height }, box] = [whole(place) ?? {}, whole(copy ?? null) ?? {}];
  expect([box.x, box.width]).toEqual([x, width]);
  expect(box.y).toBeLessThanOrEqual(y ?? NaN);
  expect((box.y ?? NaN) + (box.height ?? NaN)).toBeGreaterThanOrEqual((y ?? NaN) + (height ?? NaN));
}

/** On the catalogue with code and texts of the perfume's page loaded, as for a shopper who points at its link. */
async function fromItsPage(page: Page): Promise<void> {
  await page.goto(paths.royalOud);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(card(page)).toBeVisible();
  await card(page).scrollIntoViewIfNeeded();
}

test(
  'the picture moves from a card to its page, and back to where it was',
  { tag: '@desktop' },
  async ({ page }) => {
    const moves = await watchMoves(page);
    await fromItsPage(page);
    await expect(page.getByRole('listitem').getByRole('img', { name: 'Royal Oud' })).toHaveJSProperty(
      'complete',
      true,
    );
    const place = await placeOf(page);
    await card(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Royal Oud' })).toBeFocused();
    await expect.poll(async () => (await moves()).length).toBe(1);
    await expect(left(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const [there] = await moves();
    const onPage = await placeOf(page);
    expect(whole(there?.from ?? null)).toEqual(whole(place));
    expectCovered(onPage, there?.to);

    await page.goBack();
    await expect.poll(async () => (await moves()).length).toBe(2);
    await expect(left(page)).toHaveCount(0);
    const [, back] = await moves();
    expectCovered(onPage, back?.from);
    expect(whole(back?.to ?? null)).toEqual(whole(place));
    expect(whole(await placeOf(page))).toEqual(whole(place));
  },
);
