import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WithAxe {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** Adds axe to all pages that are opened from now on. */
export function bringAxe(page: Page): Promise<unknown> {
  // The browser runs an init script itself, so the page's policy stays in force.
  return page.addInitScript({ path: AXE });
}

/**
 * Lists what axe finds, one line each: the rule, the reason and the place. Elements that a bar covers only
 * while scrolling don't count.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await page.evaluate(
    async (options) => {
      // Finish running animations, whose colours change, except those that repeat for ever.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      }
      return (await (window as unknown as WithAxe).axe.run(document, options)).violations;
    },
    { runOnly: RULES, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary ?? ''}`),
  );
}
