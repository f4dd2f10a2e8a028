import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { stateGroups } from './states';
import { visitStates } from './visit';
import { atRest } from './walk';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

interface WithAxe {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds, a line each: the rule, why, and where. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => (await (window as unknown as WithAxe).axe.run(document, options)).violations,
    OPTIONS,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary ?? ''}`),
  );
}

for (const group of stateGroups) {
  const { visitor, name, states } = group;
  test(`axe finds nothing: ${name}`, async ({ page, mock, signIn, problems }, testInfo) => {
    test.setTimeout(300_000);
    // An init script is the browser's own, so the page's policy need not be bypassed.
    await page.addInitScript({ path: AXE });
    await visitStates({ page, mock, problems, signIn }, group, async (state) => {
      expect.soft(await violations(page), state).toEqual([]);
    });
    const covered = Object.keys(states).join(', ');
    testInfo.annotations.push({ type: 'states', description: covered });
    process.stdout.write(`axe, ${testInfo.project.name}, ${visitor}: ${covered}\n`);
  });
}

test('axe sees what is planted', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await page.goto('/login');
  await atRest(page);
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label')) label.remove();
  });
  expect((await violations(page)).join('\n')).toMatch(/^label /m);
});
