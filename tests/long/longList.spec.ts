import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

/** 18 pages: 15 groups of 12. */
const LOADED = 180;
/** A few groups at most, whatever the list's length. */
const MOST_CARDS = 84;
/** What is in sight: two groups. */
const FIRST_AFTER_BACK = 24;
/** So many cards are walked past with Tab, by so many presses at the most. */
const FAR = 20;
const LONGEST_WALK = 200;
const STATUS = /^Showing the first \d+ perfumes$/;

const cardsOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Perfumes' }).getByRole('listitem');

const placesOf = (cards: Locator): Promise<number[]> =>
  cards.evaluateAll((all) => all.map((card) => Number(card.getAttribute('aria-posinset'))));

/** Scrolls on until so many products are loaded. */
async function loadTo(page: Page, count: number): Promise<void> {
  const main = page.getByRole('main');
  await expect
    .poll(
      async () => {
        await cardsOf(page)
          .last()
          .evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
        return Number(/\d+/.exec((await main.getByText(STATUS).textContent()) ?? '')?.[0]);
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** The card that is nearest to the middle of the screen, and how far from its top. */
function cardInSight(page: Page): Promise<{ place: number; top: number }> {
  return page.evaluate(() => {
    const middle = window.innerHeight / 2;
    const tops = [...document.querySelectorAll('[aria-posinset]')].map((card) => ({
      place: Number(card.getAttribute('aria-posinset')),
      top: card.getBoundingClientRect().top,
    }));
    const none = { place: 0, top: Infinity };
    return tops.reduce(
      (best, card) => (Math.abs(card.top - middle) < Math.abs(best.top - middle) ? card : best),
      none,
    );
  });
}

test('of a long list only what is near stands in the document; Back finds its place (8.21, 8.23)', async ({
  page,
  mock,
}) => {
  await mock.scenario('many');
  await page.goto(paths.products);
  const cards = cardsOf(page);
  await loadTo(page, LOADED);

  await test.step('in the middle few cards are drawn, and the places of the others are kept', async () => {
    await page.evaluate(() => {
      const list = document.querySelector('[role="list"][aria-label="Perfumes"]');
      if (!list) throw new Error('no list');
      const { top, height } = list.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + height / 2, behavior: 'instant' });
    });
    await expect.poll(async () => (await cardInSight(page)).top).toBeGreaterThan(0);
    // A group out of sight comes a few rows at a time.
    await expect(async () => {
      const places = await placesOf(cards);
      expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    }).toPass({ timeout: 10_000 });
    const places = await placesOf(cards);
    expect(places.length).toBeLessThanOrEqual(MOST_CARDS);
    expect(places[0]).toBeGreaterThan(12);
  });

  await test.step('Back finds the same card where it was', async () => {
    let before = await cardInSight(page);
    await expect
      .poll(async () => {
        const { place, top } = before;
        before = await cardInSight(page);
        return before.place === place && before.top === top;
      })
      .toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact' })
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    // The router draws the page before a listener of Back that came later is called.
    const drawnFirst = page.evaluate(
      () =>
        new Promise<number[]>((tell) => {
          const look = (): void =>
            tell(
              [...document.querySelectorAll('[aria-posinset]')].map((card) =>
                Number(card.getAttribute('aria-posinset')),
              ),
            );
          window.addEventListener('popstate', look, { once: true });
        }),
    );
    await page.goBack();
    expect(await drawnFirst).toContain(before.place);
    expect((await drawnFirst).length).toBeLessThanOrEqual(FIRST_AFTER_BACK);
    await expect
      .poll(async () => {
        const { place, top } = await cardInSight(page);
        return place === before.place && Math.abs(top - before.top) <= 1;
      })
      .toBe(true);
  });

  await test.step('Tab goes on from card to card, and back', async () => {
    const { place } = await cardInSight(page);
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

    // The card that has the focus stays when it is scrolled away, and Tab goes on from it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await placesOf(cards))[0]).toBe(1);
    await expect(card.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    expect([place, place - 1]).toContain(await placeOfFocus());
  });
});
