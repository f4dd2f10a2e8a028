import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { hydrated } from '../e2e/settled';
import { PROFILES, slowDown } from './load';
import { spread, table } from './numbers';
import { signIn, test } from './slowPhone';

/**
 * `npm run bench -- navigate`: from a click, or Back, to the frame with the new page's heading, inside an open shop.
 * The walk is made three times: `first` by taps, each page's code not loaded yet; `tap` the same once more; `hover`
 * with the pointer on the link for a second before.
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const QUIET_MS = 1000;
const HOVER_MS = 1000;
/** How long a finger that taps rests on the screen. */
const TAP_MS = 80;

/** From page to page; without a link it is Back. */
const STEPS: readonly { name: string; link?: string; to: string }[] = [
  { name: 'Home to catalogue', link: `main a[href="${paths.products}"]`, to: paths.products },
  { name: 'catalogue to perfume', link: `main a[href="${paths.classicMusk}"]`, to: paths.classicMusk },
  { name: 'Back to catalogue', to: paths.products },
  { name: 'Back to Home', to: paths.home },
  { name: 'Home to login', link: `footer a[href="${paths.login}"]`, to: paths.login },
];
const CUSTOMERS_STEPS: typeof STEPS = [
  { name: 'Home to cart', link: `header a[href="${paths.cart}"]`, to: paths.cart },
  { name: 'cart to orders', link: `nav a[href="${paths.orders}"]`, to: paths.orders },
];

/** Milliseconds after the click. */
interface Arrival {
  /** The first frame that answers: the new page's, or one that says that it loads. */
  answer: number;
  heading: number;
  longestTask: number;
}

/** Runs in the page. */
function awaitArrival(path: string): Promise<Arrival> {
  const before = document.querySelector('main h1');
  const text = before?.textContent;
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${path} has not come`)), 20_000);
    const begin = ({ type, timeStamp, target }: Event): void => {
      // What opens a phone's menu leads nowhere.
      if (type === 'click' && target instanceof Element && !target.closest('a')) return;
      ['click', 'popstate'].forEach((name) => removeEventListener(name, begin, true));
      // A listener for Back hears of it after the router has drawn the page.
      const from =
        type === 'click' ? timeStamp : (performance.getEntriesByName('back').at(-1)?.startTime ?? NaN);
      observer.observe({ type: 'longtask' });
      let answer = 0;
      const look = (): void => {
        const heading = document.querySelector('main h1');
        const arrived =
          location.pathname === path &&
          heading !== null &&
          (heading !== before || heading.textContent !== text);
        const seen = (heard: () => void): void => {
          const channel = new MessageChannel();
          channel.port1.onmessage = heard;
          channel.port2.postMessage(0);
        };
        if (answer === 0 && (arrived || heading === null)) {
          answer = -1;
          seen(() => (answer = performance.now() - from));
        }
        if (!arrived) requestAnimationFrame(look);
        else
          seen(() => {
            const at = performance.now() - from;
            setTimeout(() => done({ answer: answer < 0 ? at : answer, heading: at, longestTask }), 900);
          });
      };
      requestAnimationFrame(look);
    };
    ['click', 'popstate'].forEach((name) => addEventListener(name, begin, true));
  });
}

type Way = 'first' | 'tap' | 'hover';

async function tap(page: Page, session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function follow(page: Page, session: CDPSession, link: string, way: Way): Promise<void> {
  const target = page.locator(link).first();
  // A phone's navigation is in its menu.
  if (link.startsWith('nav')) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(QUIET_MS / 2);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${link} is not on screen`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  if (way !== 'hover') return tap(page, session, x, y);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.click(x, y);
}

const samples = new Map<string, Arrival[]>();

async function walk(page: Page, session: CDPSession, steps: typeof STEPS, way: Way): Promise<void> {
  for (const { name, link, to } of steps) {
    const arrival = page.evaluate(awaitArrival, to);
    if (link === undefined)
      await page.evaluate(() => {
        performance.mark('back');
        history.back();
      });
    else await follow(page, session, link, way);
    const key = `${name} | ${way}`;
    samples.set(key, [...(samples.get(key) ?? []), await arrival]);
  }
}

test('from page to page', async ({ browser, shop }) => {
  for (let run = 0; run < RUNS; run += 1) {
    for (const steps of [STEPS, CUSTOMERS_STEPS]) {
      for (const ways of [['first', 'tap'], ['hover']] as const) {
        const context = await browser.newContext({ ...PROFILES.phone.context, serviceWorkers: 'block' });
        const page = await context.newPage();
        if (steps === CUSTOMERS_STEPS) {
          const storage = Object.entries(await signIn(shop.mock));
          await page.addInitScript(
            (all) => all.forEach(([key, value]) => localStorage.setItem(key, value)),
            storage,
          );
        }
        await page.goto(shop.site, { waitUntil: 'networkidle' });
        await hydrated(page);
        const session = await context.newCDPSession(page);
        await slowDown(session, PROFILES.phone);
        for (const way of ways) {
          await walk(page, session, steps, way);
          await page.locator(`header a[href="${paths.home}"]`).first().dispatchEvent('click');
          await page.waitForURL(`${shop.site}/`);
          await page.waitForTimeout(QUIET_MS);
        }
        await context.close();
      }
    }
  }
  const rows = [...samples].map(([key, arrivals]) => [
    ...key.split(' | '),
    ...(['answer', 'heading', 'longestTask'] as const).map((of) => spread(arrivals.map((one) => one[of]))),
  ]);
  console.log(`\n${table(['from page to page', 'by', 'answer ms', 'heading ms', 'longest task ms'], rows)}`);
});
