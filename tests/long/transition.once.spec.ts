import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

/** Follows the page's view transitions: how many pictures each of them moved, once it is over. */
async function watchTransitions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(async () => {
        const groups = new Set(
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
            .filter((name) => /^::view-transition-group\((?!root|header)/.test(name)),
        );
        await transition.finished;
        moved.push(groups.size);
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved);
}

const card = (page: Page) => page.getByRole('listitem').getByRole('link', { name: 'Royal Oud', exact: true });
const named = (page: Page) => page.locator('[style*="view-transition-name"]');

/** On the catalogue with the code of the perfumes' page loaded, as it is for a shopper who points at a link. */
async function fromAnotherPerfume(page: Page): Promise<void> {
  await page.goto(paths.classicMusk);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(card(page)).toBeVisible();
  await card(page).scrollIntoViewIfNeeded();
}

test('the picture moves from a card to its page, and back to where it was', async ({ page }) => {
  const moved = await watchTransitions(page);
  await fromAnotherPerfume(page);
  const before = await moved();
  const place = await card(page).boundingBox();
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Royal Oud' })).toBeFocused();
  await expect.poll(moved).toEqual([...before, 1]);
  await expect(named(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(moved).toEqual([...before, 1, 1]);
  await expect(named(page)).toHaveCount(0);
  expect(await card(page).boundingBox()).toEqual(place);
});

test('the picture at the end of a page becomes the next page', async ({ page }) => {
  const moved = await watchTransitions(page);
  await page.goto(paths.classicMusk);
  await page.getByRole('complementary').getByRole('link').click();
  await expect(page).toHaveURL(paths.amberNights);
  await expect.poll(moved).toEqual([1]);
});

test('under reduced motion the page simply changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a view transition under reduced motion');
    };
  });
  await fromAnotherPerfume(page);
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Royal Oud' })).toBeFocused();
  await page.goBack();
  await expect(card(page)).toBeInViewport();
});
