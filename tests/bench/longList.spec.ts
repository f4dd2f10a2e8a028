import type { Browser, CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { goByFooter } from '../e2e/shopper';
import { SLOW_PHONE, slowProcessor, table } from './slowPhone';

/** `npm run bench -- longList`: long catalogues on a slow phone, scrolled, left, sorted and filtered. */

const LENGTHS = [300, 1000];
const WHEEL_PX_PER_S = 1600;
const WHEEL_S = Number(process.env.BENCH_SECONDS ?? 20);
const SETTLED_MS = 2000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Time of the processor in microseconds: unlike the time of a clock, other programs don't lengthen it. */
  tdur?: number;
  args?: { name?: string };
}

/** The times in ms of a page's tasks, longest first, while something happens. */
async function tasksDuring(browser: Browser, page: Page, move: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await move();
  await page.waitForTimeout(SETTLED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${String(pid)} ${String(tid)}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** Scrolls to the last card until this many products are loaded. */
async function loadTo(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const loaded = () => Number(/\d+/.exec(document.querySelector('main h2 + p')?.textContent ?? '')?.[0]);
    while (!(loaded() >= wanted)) {
      const last = [...document.querySelectorAll('[aria-posinset]')].at(-1);
      last?.scrollIntoView({ block: 'start', behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
  }, count);
}

async function wheel(session: CDPSession): Promise<void> {
  const { width, height } = SLOW_PHONE.viewport;
  const step = 40;
  const from = Date.now();
  for (let turned = 0; turned < WHEEL_S * WHEEL_PX_PER_S; turned += step) {
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: width / 2,
      y: height / 2,
      deltaX: 0,
      deltaY: -step,
    });
    const due = from + ((turned + step) / WHEEL_PX_PER_S) * 1000;
    await new Promise((done) => setTimeout(done, Math.max(0, due - Date.now())));
  }
}

for (const length of LENGTHS) {
  test(`a list of ${String(length)} products`, async ({ browser, page, context, mock }) => {
    await mock.scenario('many');
    await page.goto(paths.products);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await slowProcessor(session);
    const rows: string[][] = [];
    const during = async (name: string, move: () => Promise<unknown>): Promise<void> => {
      const tasks = await tasksDuring(browser, page, move);
      const { metrics } = await session.send('Performance.getMetrics');
      const heap = metrics.find((one) => one.name === 'JSHeapUsedSize')?.value ?? NaN;
      rows.push([
        name,
        tasks.slice(0, 3).map(Math.round).join(', '),
        String(await page.locator('*').count()),
        (heap / 1e6).toFixed(1),
      ]);
    };
    const jumpTo = (end: 'top' | 'end') => () =>
      page.evaluate((to) => {
        const reserve = [...document.querySelectorAll('[aria-posinset]')].at(-1);
        if (to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
        else (reserve ?? document.body).scrollIntoView({ block: 'end', behavior: 'instant' });
      }, end);

    await during('pages arrive', () => loadTo(page, length));
    await during('wheel up', () => wheel(session));
    await goByFooter(page, 'Contact');
    await during('Back in the middle', async () => {
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Perfumes' })).toBeVisible();
    });
    await during('jump to the top', jumpTo('top'));
    await during('jump to the end', jumpTo('end'));
    await goByFooter(page, 'Contact');
    await during('Back at the end', async () => {
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Perfumes' })).toBeVisible();
    });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await during('sorted by name', () => sheet.locator('select[name=sort]').selectOption('name'));
    await during('filtered', () => sheet.locator('select[name=price]').selectOption('100-to-200'));
    const head = [`${String(length)} products`, 'longest tasks, ms', 'elements', 'heap MB'];
    console.log(`\n${table(head, rows)}`);
  });
}
