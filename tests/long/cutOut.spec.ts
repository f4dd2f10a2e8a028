import type { Page } from '@playwright/test';
import { finderPath, paths, searchPath } from '#config/paths';
import { productPath } from '#shop/products/productPath';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { openSearch } from '../e2e/shopper';
import { inPanel, longestNamed } from '../helpers/goods';

/** A phone's cut-out at both sides while it lies on its side, and its home bar below. */
const SIDE = 59;
const BELOW = 34;

async function setInsets(page: Page, insets: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * The words and signs outside of what a phone shows: under its cut-out, or, of what is fixed to the window, under its
 * home bar. What scrolls sideways comes out from under it.
 */
function hiddenWords(page: Page, side: number, below: number): Promise<string[]> {
  return page.evaluate(
    ([left, bottom]) => {
      const top = document.querySelector('dialog[open]') ?? document.body;
      const around = (element: Element): Element[] => {
        const parent = element.parentElement;
        return [element, ...(parent ? around(parent) : [])];
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !around(element).some(
          (one) =>
            getComputedStyle(one).clipPath !== 'none' ||
            (one !== document.documentElement &&
              one !== document.body &&
              one.scrollWidth > one.clientWidth + 1),
        );
      const isFixed = (element: Element): boolean =>
        around(element).some(
          (one) =>
            ['fixed', 'sticky'].includes(getComputedStyle(one).position) &&
            // What scrolls in a dialog comes out from under it.
            !(one instanceof HTMLDialogElement && one.scrollHeight > one.clientHeight),
        );
      const boxes: [Element, DOMRect, string][] = [];
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if (parentElement && data.trim() !== '')
          boxes.push([parentElement, range.getBoundingClientRect(), data]);
      }
      for (const sign of top.querySelectorAll('svg, input'))
        boxes.push([
          sign,
          sign.getBoundingClientRect(),
          sign.closest('[aria-label]')?.ariaLabel ?? sign.tagName,
        ]);
      return boxes
        .filter(
          ([element, box]) => box.width > 1 && box.right > 0 && box.left < innerWidth && isSeen(element),
        )
        .filter(
          ([element, box]) =>
            // An icon's lines are 4 px inside its box.
            box.left < left - 4 ||
            box.right > innerWidth - left + 2 ||
            (bottom > 0 &&
              isFixed(element) &&
              box.top < innerHeight &&
              box.bottom > innerHeight - bottom + 1),
        )
        .map(([, box, words]) => `${words} (${Math.round(box.left)} to ${Math.round(box.right)})`);
    },
    [side, below] as const,
  );
}

const PAGES = [
  paths.home,
  paths.products,
  longestNamed.path,
  searchPath(longestNamed.name),
  paths.contact,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.cookies,
  paths.checkSession,
  productPath(inPanel),
  finderPath(),
];

for (const [what, viewport, insets] of [
  ['on its side', { width: 844, height: 390 }, { left: SIDE, right: SIDE, bottom: 0, top: 0 }],
  ['upright', { width: 390, height: 844 }, { left: 0, right: 0, bottom: BELOW, top: SIDE }],
] as const)
  test(`no words stand under a phone's cut-out or home bar, ${what}`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await setInsets(page, insets);
    const open = followRequests(page);
    const look = async (state: string): Promise<void> => {
      await expect.poll(() => hiddenWords(page, insets.left, insets.bottom), state).toEqual([]);
    };
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page, open);
      await look(path);
    }
    await page.goto(longestNamed.path);
    await settled(page, open);
    await page.evaluate(() => window.scrollTo(0, 2 * innerHeight));
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .last()
      .click();
    await look('the buying bar and an alert');
    await page.getByRole('button', { name: 'Look closer' }).dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('all pictures');
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the search');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await look('the menu');
  });
