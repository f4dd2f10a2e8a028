import type { Page } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import { comparePath } from '../../src/model/comparison';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { becomeCustomer } from '../e2e/states';
import { first, second } from '../../src/mocks/goods';

/** Every page, and what opens over the catalogue. */
const ADDRESSES = [
  ...Object.values(paths),
  comparePath([first.perfume, second.perfume]),
  `${paths.products}?scent=me.day`,
  `${paths.products}?saved=1`,
  searchPath(first.name),
];

/** Computed values of these depend on sizes, which differ while a page is being scrolled or loaded. */
const MEASURED = new Set(['perspective-origin', 'transform-origin', 'opacity', 'transform', 'visibility']);

/** Goes to an address as a link does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** The computed style of each kind of element of the page, by its tag and classes. */
function computedStyles(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const found: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('#root *')) {
      const path: string[] = [];
      for (let at: Element | null = element; at && at.id !== 'root'; at = at.parentElement)
        path.unshift(`${at.localName}.${at.getAttribute('class') ?? ''}`);
      if (element.childElementCount === 0) path.push('(empty)');
      // Unlike getComputedStyle, this has 'auto' and '1fr' instead of sizes in pixels.
      found[path.slice(-4).join(' > ')] ??= [...element.computedStyleMap()]
        // A group of a long list remembers the height that it had when its page was left.
        .filter(([property]) => !/^(?:--|contain-intrinsic-)/.test(property))
        .map(([property, value]) => `${property}: ${String(value)}`);
    }
    return found;
  });
}

test(
  'a page looks the same whichever pages were visited before it',
  { tag: '@desktop' },
  async ({ page, mock, signIn }) => {
    test.setTimeout(300_000);
    await becomeCustomer(mock, signIn);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const open = followRequests(page);
    const visit = async (addresses: readonly string[]): Promise<Map<string, Record<string, string[]>>> => {
      const looks = new Map<string, Record<string, string[]>>();
      for (const address of addresses) {
        await follow(page, address);
        await settled(page, open);
        looks.set(address, await computedStyles(page));
      }
      return looks;
    };

    await page.goto(paths.home);
    const first = await visit(ADDRESSES);
    const again = await visit(ADDRESSES);
    await page.goto(paths.imprint);
    const backwards = await visit(ADDRESSES.toReversed());

    const differences = new Set<string>();
    for (const other of [again, backwards]) {
      for (const [address, look] of first) {
        for (const [element, style] of Object.entries(look)) {
          const now = other.get(address)?.[element];
          const changed = now?.filter(
            (line) => !style.includes(line) && !MEASURED.has(line.split(':')[0] ?? ''),
          );
          if (changed?.length) differences.add(`${address} ${element} { ${changed.join('; ')} }`);
        }
      }
    }
    expect([...differences]).toEqual([]);
  },
);
