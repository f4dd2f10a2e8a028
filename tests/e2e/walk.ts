import { expect, type Page } from '@playwright/test';

/** Scrolls through a page, so that it reveals everything, and back to where it began. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    const start = window.scrollY;
    if (!document.querySelector('dialog[open]') && !('menu' in document.documentElement.dataset)) {
      for (let top = 0; top < Math.min(document.body.scrollHeight, 10_000); top += window.innerHeight / 2) {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
      window.scrollTo({ top: start, behavior: 'instant' });
    }
    await frame();
    // Whatever fades in is seen as it ends; what repeats for ever has no end.
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations !== Infinity) animation.finish();
    }
    await frame();
  });
}
