import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { test } from '../e2e/fixtures';
import { SLOW_PHONE, slowProcessor, table } from './slowPhone';

/** `npm run bench -- longList`: 5,000 products on a slow phone, scrolled, sorted and filtered. */

const PRODUCTS = 5000;
const WHEEL_PX_PER_S = 1600;
const WHEEL_S = Number(process.env.BENCH_SECONDS ?? 60);
const SETTLED_MS = 2000;

/** Scrolls to the last card until all products are loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const count = () => Number(/\d+/.exec(document.querySelector('main h2 + p')?.textContent ?? '')?.[0]);
    while (!(count() >= wanted)) {
      const last = [...document.querySelectorAll('[aria-posinset]')].at(-1);
      last?.scrollIntoView({ block: 'start', behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
  }, PRODUCTS);
}

async function wheel(session: CDPSession, direction: 1 | -1): Promise<void> {
  const { width, height } = SLOW_PHONE.viewport;
  const step = 40;
  const from = Date.now();
  for (let turned = 0; turned < WHEEL_S * WHEEL_PX_PER_S; turned += step) {
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: width / 2,
      y: height / 2,
      deltaX: 0,
      deltaY: direction * step,
    });
    const due = from + ((turned + step) / WHEEL_PX_PER_S) * 1000;
    await new Promise((done) => setTimeout(done, Math.max(0, due - Date.now())));
  }
}

test('a long list', async ({ page, context, mock }) => {
  await mock.scenario('many');
  await page.goto(paths.products);
  await loadAll(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await slowProcessor(session);
  const metric = async (name: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? NaN;
  };
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });

  const rows: string[][] = [];
  const during = async (name: string, move: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(() => void (window as unknown as { long: number[] }).long.splice(0));
    await move();
    await page.waitForTimeout(SETTLED_MS);
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
    rows.push([
      name,
      String(long.length),
      Math.max(0, ...long).toFixed(0),
      String(await page.locator('*').count()),
      String(await metric('JSEventListeners')),
      ((await metric('JSHeapUsedSize')) / 1e6).toFixed(1),
    ]);
  };
  await during('wheel up', () => wheel(session, -1));
  await during('wheel down', () => wheel(session, 1));
  await during('sorted by name', () => page.locator('select[name=sort]').selectOption('name'));
  await during('sorted by price', () => page.locator('select[name=sort]').selectOption('price-asc'));
  await during('filtered', () => page.locator('select[name=price]').selectOption('100-to-200'));
  console.log(
    `\n${table(['5,000 products', 'tasks over 50 ms', 'longest ms', 'elements', 'listeners', 'heap MB'], rows)}`,
  );
});
