import { expect, type Page } from '@playwright/test';
import { endpoints } from '../../src/api/endpoints';
import { STORAGE_KEYS } from '../../src/config/constants';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import type { MockApi } from '../e2e/mockApi';
import { alert } from '../e2e/shopper';

/** The actions that may place an order. */
const ORDERING = ['buy now', 'checkout', 'answer'];
const PLACED = 'Order placed successfully!';
/** What the shop says about an order that was certainly not placed. */
const FAILED = /Failed to place order\. Please try again\.(?! It may have been placed)/;

type Row = Record<string, unknown>;

/** The products of an order with their quantities, as a text to compare. */
function productsOf({ items, products }: Row): string {
  const rows = (items ?? products ?? []) as Row[];
  return rows
    .map(({ productId, quantity }) => `${String(productId)} x ${String(quantity)}`)
    .sort()
    .join(', ');
}

/** Names the document and the session: a new one knows of no order. */
function visitOf(page: Page): Promise<string> {
  return page.evaluate(
    (key) => `${String(performance.timeOrigin)} ${localStorage.getItem(key) ?? ''}`,
    STORAGE_KEYS.token,
  );
}

/**
 * Follows the orders on the server. Its function is called after each action, and expects that the action has
 * sent at most one order, that no placed order is shown as failed, and that an order of unknown outcome is not
 * placed again without a question (behaviour 10.27, 10.28).
 */
export async function followOrders(
  tab: Page,
  mock: MockApi,
): Promise<(page: Page, action: string) => Promise<void>> {
  const ordersNow = async (): Promise<Row[]> => (await mock.state()).orders[DEMO_ACCOUNT.id] ?? [];
  const known = new Set((await ordersNow()).map(({ _id }) => _id));
  // Counted in the page: if a reused connection breaks, Chromium itself sends a request once more.
  let sent = 0;
  tab.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(endpoints.order)) sent += 1;
  });
  let unknown = { visit: '', products: '' };
  return async (page, action) => {
    const visit = await visitOf(page);
    const placed = (await ordersNow()).filter(({ _id }) => !known.has(_id));
    placed.forEach(({ _id }) => known.add(_id));
    expect(sent, `orders sent by ${action}`).toBeLessThanOrEqual(1);
    sent = 0;
    const [order] = placed;
    if (!order) return;
    expect(ORDERING, 'actions that place an order').toContain(action);
    const said = (await alert(page).allTextContents()).join(' ');
    expect(said, 'about an order that was placed').not.toMatch(FAILED);
    const products = productsOf(order);
    if (action !== 'answer')
      expect({ visit, products }, 'an order of unknown outcome, placed again').not.toEqual(unknown);
    unknown = { visit, products: said.includes(PLACED) ? '' : products };
  };
}
