import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { hydrated } from '../e2e/settled';
import { PROFILES } from './load';
import { table } from './numbers';
import { test } from './slowPhone';
import { startTrace } from './trace';

/** `npm run bench -- motion`: the longest task of the main thread while something moves, on a slow phone. */

/** Longer than any movement that ends. */
const MOVEMENT_MS = 1500;

interface Walk {
  path: string;
  /** Brings about what is not measured. */
  before?: (page: Page) => Promise<void>;
  move: (page: Page) => Promise<void>;
}

const rest = (page: Page) => page.waitForTimeout(MOVEMENT_MS);
const card = (page: Page) => page.getByRole('listitem').getByRole('link', { name: 'Royal Oud', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end; top += 24) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
}

const WALKS: Readonly<Record<string, Walk>> = {
  'Home scrolled through its reveals': { path: paths.home, move: scrollThrough },
  'carousel through its slides': {
    path: paths.home,
    move: async (page) => {
      for (let slide = 0; slide < 3; slide += 1) {
        await press(page, 'Next slide');
        await rest(page);
      }
    },
  },
  'search overlay opens and closes': {
    path: paths.contact,
    // Its code is loaded on the first opening.
    before: async (page) => {
      await press(page, 'Search');
      await rest(page);
      await page.keyboard.press('Escape');
      await rest(page);
    },
    move: async (page) => {
      await press(page, 'Search');
      await rest(page);
      await page.keyboard.press('Escape');
      await rest(page);
    },
  },
  'phone menu opens and closes': {
    path: paths.contact,
    move: async (page) => {
      await press(page, 'Menu');
      await rest(page);
      await press(page, 'Menu');
      await rest(page);
    },
  },
  'catalogue scrolled': { path: paths.products, move: scrollThrough },
  'card to its page and back': {
    path: paths.classicMusk,
    before: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Perfumes' }).tap();
      await card(page).scrollIntoViewIfNeeded();
      await rest(page);
    },
    move: async (page) => {
      await card(page).tap();
      await rest(page);
      await page.goBack();
      await rest(page);
    },
  },
};

test('movement on a slow phone', async ({ page, session, shop }) => {
  const rows: string[][] = [];
  for (const [name, { path, before, move }] of Object.entries(WALKS)) {
    await page.goto(shop.site + path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await before?.(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILES.phone.cpu });
    const end = await startTrace(session);
    await move(page);
    const { longest, own, parts } = await end();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rows.push([name, longest.toFixed(0), own.toFixed(0), parts]);
  }
  console.log(`\n${table(['movement', 'longest task ms', 'without compositing', 'what took long'], rows)}`);
});
