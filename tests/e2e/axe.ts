import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WithAxe {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** Lets axe into the pages that are opened from now on. */
export function bringAxe(page: Page): Promise<unknown> {
  // An init script is the browser's own, so the page's policy need not be bypassed.
  return page.addInitScript({ path: AXE });
}

/** What axe finds, a line each: the rule, why, and where. What is half under a bar only now is no finding. */
export async function violations(page: Page, rules: string[] = RULES): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await page.evaluate(
    async (options) => {
      // Colours on their way from one to the other are no finding; what repeats for ever has no end.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
      }
      return (await (window as unknown as WithAxe).axe.run(document, options)).violations;
    },
    { runOnly: rules, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary ?? ''}`),
  );
}
