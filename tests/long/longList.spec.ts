import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { goByFooter, main } from '../e2e/shopper';

/** Products: 18 pages, which are 15 groups of 12. */
const LOADED = 180;
/** The most cards that are laid out, however long the list is: those of a few groups. */
const MOST_CARDS = 84;
/** The most cards in the first frame after Back: the two groups in view. */
const FIRST_AFTER_BACK = 24;
/** The number of cards to pass with Tab, and the most presses that this may take. */
const FAR = 20;
const LONGEST_WALK = 200;
const STATUS = /^Showing the first \d+ perfumes$/;

/** Scrolls on until this many products are loaded. */
async function loadTo(page: Page, count: number): Promise<void> {
  const last = main(page).getByRole('list', { name: 'Perfumes' }).getByRole('listitem').last();
  await expect
    .poll(
      async () => {
        await last.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
        return Number(/\d+/.exec((await main(page).getByText(STATUS).textContent()) ?? '')?.[0]);
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

declare global {
  interface Window {
    /**
     * The positions of the cards in the document, those of the laid out ones, and the card nearest to the
     * middle of the screen with its top.
     */
    look: () => { places: number[]; laidOut: number[]; nearest: { place: number; top: number } };
    drawnFirst: number[];
  }
}

/** Runs in the page before its own scripts. */
function installLook(): void {
  window.look = () => {
    const cards = [...document.querySelectorAll('[aria-posinset]')].map((card) => ({
      place: Number(card.getAttribute('aria-posinset')),
      isLaidOut: card.checkVisibility({ contentVisibilityAuto: true }),
      top: card.getBoundingClientRect().top,
    }));
    const fromMiddle = ({ top }: { top: number }): number => Math.abs(top - window.innerHeight / 2);
    const [nearest] = cards.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
    return {
      places: cards.map(({ place }) => place),
      laidOut: cards.filter(({ isLaidOut }) => isLaidOut).map(({ place }) => place),
      nearest: nearest ?? { place: 0, top: NaN },
    };
  };
}

/** Runs in the page: whether no card has moved for two frames, after all rendering that is scheduled. */
async function isSteady(): Promise<boolean> {
  const before = JSON.stringify(window.look());
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  await scheduler.postTask(() => undefined, { priority: 'background' });
  await frame();
  await frame();
  return JSON.stringify(window.look()) === before;
}

test('a long list lays out only near cards, and Back finds its position', async ({ page, mock }) => {
  await page.addInitScript(installLook);
  await mock.fault({ endpoint: 'products', fault: 'many' });
  await page.goto(paths.products);
  const look = () => page.evaluate(() => window.look());
  await loadTo(page, LOADED);

  await test.step('in the middle, all cards are in the document, and few are laid out', async () => {
    await page.evaluate(() => {
      const list = document.querySelector('[role="list"][aria-label="Perfumes"]');
      if (!list) throw new Error('no list');
      const { top, height } = list.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + height / 2, behavior: 'instant' });
    });
    const screen = await page.evaluate(() => window.innerHeight);
    await expect(async () => {
      const { places, laidOut, nearest } = await look();
      expect(nearest.top).toBeGreaterThan(0);
      expect(nearest.top).toBeLessThan(screen);
      expect(places).toEqual(places.map((_, index) => index + 1));
      expect(places.length).toBeGreaterThanOrEqual(LOADED);
      expect(laidOut).toContain(nearest.place);
      expect(laidOut.length).toBeLessThanOrEqual(MOST_CARDS);
    }).toPass({ timeout: 10_000 });
  });

  await test.step('Back finds the same card at the same position', async () => {
    await expect.poll(() => page.evaluate(isSteady)).toBe(true);
    const { nearest: before } = await look();
    await goByFooter(page, 'Contact');
    // The router's listener was added earlier, so it renders before this one runs.
    await page.evaluate(() => {
      const note = (): void => void (window.drawnFirst = window.look().places);
      window.addEventListener('popstate', note, { once: true });
    });
    await page.goBack();
    const drawnFirst = await page.evaluate(() => window.drawnFirst);
    expect(drawnFirst).toContain(before.place);
    expect(drawnFirst.length).toBeLessThanOrEqual(FIRST_AFTER_BACK);
    await expect
      .poll(async () => {
        const { place, top } = (await look()).nearest;
        const moved = Math.round(top - before.top);
        return { place, moved: Math.abs(moved) <= 1 ? 0 : moved };
      })
      .toEqual({ place: before.place, moved: 0 });
  });

  await test.step('Tab moves from card to card, and back', async () => {
    const { place } = (await look()).nearest;
    const placeOfFocus = () =>
      page.evaluate(() =>
        Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
      );
    const card = page.locator(`[aria-posinset="${String(place)}"]`);
    await card
      .locator('button')
      .first()
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const walk = async (key: 'Tab' | 'Shift+Tab', to: number): Promise<number[]> => {
      const visited = [await placeOfFocus()];
      while (visited.length < LONGEST_WALK && visited.at(-1) !== to) {
        await page.keyboard.press(key);
        visited.push(await placeOfFocus());
      }
      return [...new Set(visited)];
    };
    const there = Array.from({ length: FAR + 1 }, (_, index) => place + index);
    expect(await walk('Tab', place + FAR)).toEqual(there);
    expect(await walk('Shift+Tab', place)).toEqual(there.toReversed());

    // Tab continues from a focused card that was scrolled out of view.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await look()).laidOut).toContain(1);
    await expect(card.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    expect([place, place - 1]).toContain(await placeOfFocus());
  });
});
