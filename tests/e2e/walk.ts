import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until all animations of an element and its content have ended. */
export async function animationsEnd(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Where an element is, with its right and lower edge; NaN where it is not drawn. */
export async function boxOf(element: Locator) {
  const box = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits for frames, each for a quarter of a second at most: a busy browser may draw none if nothing changes. */
export function framesDrawn(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let drawn = 0; drawn < count; drawn += 1)
      await Promise.race([
        new Promise((done) => requestAnimationFrame(done)),
        new Promise((passed) => setTimeout(passed, 250)),
      ]);
  }, frames);
}

/** A page is at rest after this many frames without movement. */
const CALM_FRAMES = 3;
/** A page that still moves after this many frames never comes to rest. */
const MOST_FRAMES = 300;

/** Scrolls through a page, so that it reveals everything, and back to the start. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    async ([calmFrames, mostFrames]) => {
      await document.fonts.ready;
      // A busy browser may draw no frame for a page on which nothing changes.
      const frame = (): Promise<unknown> =>
        Promise.race([
          new Promise((drawn) => requestAnimationFrame(drawn)),
          new Promise((passed) => setTimeout(passed, 250)),
        ]);
      const start = window.scrollY;
      if (!document.querySelector('dialog[open], [popover]:popover-open')) {
        for (let top = 0; top < Math.min(document.body.scrollHeight, 10_000); top += window.innerHeight / 2) {
          window.scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
        window.scrollTo({ top: start, behavior: 'instant' });
      }
      // Wait for all fading to end, including what begins a frame after the last scroll, but not for what scrolling
      // drives or what repeats for ever.
      for (let calm = 0, drawn = 0; calm < calmFrames; drawn += 1) {
        await frame();
        const moving = document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
        if (drawn > mostFrames) throw new Error(`${moving.length} animations begin again and again`);
        for (const animation of moving) animation.finish();
        calm = moving.length > 0 ? 0 : calm + 1;
      }
    },
    [CALM_FRAMES, MOST_FRAMES] as const,
  );
}
