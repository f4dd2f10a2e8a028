import type { Page } from '@playwright/test';
import { stateFile } from '../../src/mocks/shopStates';
import { test } from '../e2e/fixtures';
import { largeGroup, stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';
import { atRest } from '../e2e/walk';

/**
 * The maximum height of a screenshot in pixels, because Chromium draws no more at a phone's pixel density.
 */
const TALLEST = 8000;

/** Takes a picture of the screen if something covers the page, otherwise of the whole page. */
async function picture(page: Page, file: string): Promise<void> {
  const { width, height, isCovered, isList } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
    isCovered:
      document.querySelector('dialog[open], [role="alert"]:not(:empty)') !== null ||
      'menu' in document.documentElement.dataset,
    // Not a perfume's page: in a window as tall as the page, it would show the pictures for portrait screens.
    isList:
      !location.pathname.startsWith('/products/') && document.querySelector('main [role="list"]') !== null,
  }));
  if (isCovered) {
    await page.screenshot({ path: file });
    return;
  }
  const tall = Math.min(height, TALLEST);
  if (isList) {
    // Cards far from the view are not rendered.
    await page.setViewportSize({ width, height: tall });
    await atRest(page);
  }
  await page.evaluate(async () => {
    // Decodes all pictures, because a full-page screenshot may otherwise be taken before.
    const there = [...document.images].filter(({ complete }) => complete);
    await Promise.all(there.map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: tall } });
}

for (const { visitor, states } of [...stateGroups, largeGroup]) {
  for (const [name, state] of Object.entries(states)) {
    const file = stateFile(visitor, name);
    test(file, async ({ page, mock, problems, signIn }, { project }) => {
      problems.allow(/.*/);
      await visitStates({ page, mock, problems, signIn }, { visitor, states: { [name]: state } }, () =>
        picture(page, `shots/${project.name}/${file}.png`),
      );
    });
  }
}
