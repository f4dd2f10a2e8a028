import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../src/session/sessionStore';
import {
  currentState,
  DEMO_ACCOUNT,
  fillCart,
  releaseHanging,
  seedOrders,
  sentRequests,
  setFault,
} from '../../src/mocks/node';
import { perfumeTargets } from '../../src/model/searchTargets';
import { addedIds, answerCall, answerJson, answerPages } from '../helpers/api';
import { requestsAnswered } from '../helpers/requests';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { scrollToEnd } from '../helpers/intersection';
import { main } from '../helpers/page';

const USER = DEMO_ACCOUNT.id;
const NEXT = { id: 'b'.repeat(24), name: 'Ben Okri', email: 'ben@example.com' };
const hex = (number: number): string => number.toString(16).padStart(24, '0');
const seedNumbers = seedOrders.map(({ number }) => number);

/** Answers with these orders as the only page. */
function answerOrders(orders: object[]): void {
  answerPages('orders', orders);
}
const order = (number: number, more: object = {}): object => ({
  _id: hex(number),
  orderId: `AUR-${String(number)}`,
  createdAt: new Date(Date.UTC(2026, 0, number, 12)).toISOString(),
  status: 'Delivered',
  paymentStatus: 'Paid',
  total: 10,
  items: [{ productId: hex(900 + number), name: `Perfume ${String(number)}`, quantity: 1, price: 10 }],
  ...more,
});

const latestRegion = () => screen.getByRole('region', { name: 'Latest order' });
const latest = () => within(latestRegion());
const numbersIn = (region: HTMLElement): string[] =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replace('Order ', ''));
const listed = () => numbersIn(screen.getByRole('region', { name: 'Earlier orders' }));
const pagesAsked = () => sentRequests('orders').map(({ query }) => query.page);

async function openOrders() {
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('region', { name: 'Latest order' });
  return user;
}

describe('the list of orders', () => {
  it("has the heading 'Your Orders' at once, and no 'No orders found' while it loads", async () => {
    setFault({ endpoint: 'orders', fault: 'hang' });
    renderApp('/orders', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Your Orders' });
    await waitFor(() => expect(sentRequests('orders')).toHaveLength(1));
    expect(screen.queryByText('No orders found')).toBeNull();
    releaseHanging();
    await screen.findByRole('region', { name: 'Latest order' });
  });

  it('shows the newest order separately as the latest order, and does not repeat it', async () => {
    await openOrders();
    expect(numbersIn(latestRegion())).toEqual(seedNumbers.slice(0, 1));
    expect(listed()).toEqual(seedNumbers.slice(1, 10));
  });

  it('sorts newest first', async () => {
    answerOrders([order(3), order(9), order(1), order(5, { createdAt: 'never' })]);
    await openOrders();
    expect(numbersIn(latestRegion())).toEqual(['AUR-9']);
    expect(listed()).toEqual(['AUR-3', 'AUR-1', 'AUR-5']);
  });

  it("shows 'No orders found' if there are none, and links to the catalogue and the perfumes", async () => {
    answerOrders([]);
    renderApp('/orders', { signedIn: true });
    expect(await screen.findByText('No orders found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the perfumes' })).toHaveAttribute('href', '/products');
    const perfumes = within(screen.getByRole('navigation', { name: 'Our perfumes' })).getAllByRole('link');
    expect(perfumes).toHaveLength(perfumeTargets.length);
  });
});

describe('an order', () => {
  it('shows id, date, status, payment status, total and item tiles', async () => {
    answerOrders([
      order(1, {
        createdAt: '2026-11-21T12:00:00Z',
        total: '$1,250.00',
        items: undefined,
        products: [
          { productId: hex(1), name: 'Royal Oud', quantity: 2, price: '320', image: '/oud.webp' },
          { productId: hex(2), name: 'Sample', price: 610 },
        ],
      }),
    ]);
    await openOrders();
    expect(latest().getByText('AUR-1')).toBeVisible();
    expect(latest().getByText('21 Nov 2026')).toBeVisible();
    expect(latest().getByText('Delivered')).toBeVisible();
    expect(latest().getByText('Paid')).toBeVisible();
    expect(latest().getByText('$1,250.00')).toBeVisible();
    const [oud, sample] = within(latest().getByRole('list', { name: 'Items of order AUR-1' })).getAllByRole(
      'listitem',
    );
    if (!oud || !sample) throw new Error('two items are expected');
    expect(within(oud).getByRole('img', { name: 'Royal Oud' })).toHaveAttribute('src', '/oud.webp');
    expect(within(oud).getByText('Quantity: 2')).toBeVisible();
    expect(within(oud).getByText('$320.00')).toBeVisible();
    expect(within(oud).getByRole('link', { name: 'Royal Oud' })).toHaveAttribute(
      'href',
      '/products/royal-oud',
    );
    expect(within(sample).getByRole('img', { name: 'Sample' })).toHaveAttribute('src', '/placeholder.svg');
    expect(within(sample).getByText('Quantity: 1')).toBeVisible();
  });

  it.each([
    ['success', 'green'],
    ['PROCESSING', 'yellow'],
    ['Unpaid', 'red'],
    ['Shipped', 'grey'],
  ])('has a badge for %s in %s', async (status, tone) => {
    answerOrders([order(1, { status, paymentStatus: status })]);
    await openOrders();
    const badges = latest().getAllByText(status);
    expect(badges.map((badge) => badge.dataset.tone)).toEqual([tone, tone]);
  });

  it('shows a dash for a missing or invalid date, status and total', async () => {
    answerOrders([{ _id: hex(1), createdAt: 'soon', total: 'much' }]);
    await openOrders();
    expect(latest().getByText(hex(1))).toBeVisible();
    expect(latest().getAllByText('—')).toHaveLength(4);
  });
});

describe('paging', () => {
  it("continues as long as a page has exactly 10, shows 'Loading more orders...' and ends", async () => {
    await openOrders();
    setFault({ endpoint: 'orders', fault: 'hang', times: 1 });
    scrollToEnd();
    expect(await main().findByText('Loading more orders...')).toBeVisible();
    scrollToEnd();
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2']));
    releaseHanging();
    await waitFor(() => expect(listed()).toEqual(seedNumbers.slice(1, 20)));
    scrollToEnd();
    await waitFor(() => expect(listed()).toEqual(seedNumbers.slice(1)));
    scrollToEnd();
    expect(main().queryByText('Loading more orders...')).toBeNull();
    expect(pagesAsked()).toEqual(['1', '2', '3']);
  });

  it('sorts over all pages, and keeps the latest order even if a newer one loads later', async () => {
    const page = (from: number) => Array.from({ length: 10 }, (_, index) => order(from + index));
    answerPages('orders', page(5), [order(20), order(1)]);
    await openOrders();
    expect(numbersIn(latestRegion())).toEqual(['AUR-14']);
    scrollToEnd();
    await waitFor(() => expect(listed()[0]).toBe('AUR-20'));
    expect(listed()).toEqual([20, 13, 12, 11, 10, 9, 8, 7, 6, 5, 1].map((number) => `AUR-${String(number)}`));
    expect(numbersIn(latestRegion())).toEqual(['AUR-14']);
  });

  it('stops asking a server that repeats itself; a button remains', async () => {
    const page = Array.from({ length: 10 }, (_, index) => order(index));
    const asked = answerPages('orders', page, page, page);
    const user = await openOrders();
    scrollToEnd();
    const more = await screen.findByRole('button', { name: 'Load more orders' });
    scrollToEnd();
    expect(asked).toEqual([1, 2]);
    expect(listed()).toHaveLength(9);
    await user.click(more);
    await waitFor(() => expect(asked).toEqual([1, 2, 3]));
  });

  it('continues when the focus leaves the footer, if the end has come into view meanwhile', async () => {
    const user = await openOrders();
    await user.click(screen.getByRole('link', { name: 'Skip to footer' }));
    scrollToEnd();
    await user.tab();
    expect(screen.getByRole('contentinfo')).toContainElement(document.activeElement as HTMLElement);
    expect(pagesAsked()).toEqual(['1']);
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2']));
  });
});

describe('a failed load', () => {
  it('of the first page is reported, and repeated only on request', async () => {
    setFault({ endpoint: 'orders', fault: 'reset', times: 1 });
    const { user } = renderApp('/orders', { signedIn: true });
    expect(await main().findByText('Failed to load orders.')).toBeVisible();
    expect(pagesAsked()).toEqual(['1']);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Latest order' });
  });

  it('of a later page keeps the list, and continues from there', async () => {
    const user = await openOrders();
    setFault({ endpoint: 'orders', fault: 503, times: 1 });
    scrollToEnd();
    expect(await main().findByText('Failed to load orders.')).toBeVisible();
    expect(listed()).toHaveLength(9);
    scrollToEnd();
    expect(pagesAsked()).toEqual(['1', '2']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listed()).toEqual(seedNumbers.slice(1, 20)));
    expect(pagesAsked()).toEqual(['1', '2', '2']);
  });
});

describe('coming back', () => {
  async function leaveAndReturn(user: UserEvent): Promise<void> {
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart' }));
    await screen.findByRole('heading', { name: 'Your Cart is Empty' });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Orders' }));
    await screen.findByRole('region', { name: 'Latest order' });
  }

  it('shows the loaded pages, and reloads them only if they are older than 30 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOrders();
    scrollToEnd();
    await waitFor(() => expect(listed()).toHaveLength(19));
    await leaveAndReturn(user);
    expect(listed()).toHaveLength(19);
    expect(pagesAsked()).toEqual(['1', '2']);
    act(() => void vi.advanceTimersByTime(31_000));
    setFault({ endpoint: 'orders', fault: 'hang', times: 1 });
    await leaveAndReturn(user);
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '1']));
    expect(listed()).toHaveLength(19);
    releaseHanging();
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '1', '2']));
    expect(listed()).toHaveLength(19);
  });

  it('loads the next page after a refresh if the end came into view meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOrders();
    act(() => void vi.advanceTimersByTime(31_000));
    setFault({ endpoint: 'orders', fault: 'hang', times: 1 });
    await leaveAndReturn(user);
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '1']));
    scrollToEnd();
    expect(pagesAsked()).toEqual(['1', '1']);
    releaseHanging();
    await waitFor(() => {
      scrollToEnd();
      expect(listed()).toHaveLength(19);
    });
    expect(pagesAsked().slice(0, 3)).toEqual(['1', '1', '2']);
  });

  it('keeps the list if the refresh fails, and still loads the next page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOrders();
    act(() => void vi.advanceTimersByTime(31_000));
    setFault({ endpoint: 'orders', fault: 500, times: 1 });
    await leaveAndReturn(user);
    await waitFor(() => expect(sentRequests('orders')[1]?.status).toBe(500));
    await requestsAnswered();
    expect(listed()).toHaveLength(9);
    expect(main().queryByText('Failed to load orders.')).toBeNull();
    expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
    scrollToEnd();
    await waitFor(() => expect(listed()).toHaveLength(19));
  });

  it('refreshes all pages, regardless of their number', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pages = [1, 2, 3, 4, 5, 6, 7];
    const answerWith = (status: string) => {
      const orders = Array.from({ length: 65 }, (_, at) => order(65 - at, { status }));
      return answerPages('orders', ...pages.map((page) => orders.slice(10 * (page - 1), 10 * page)));
    };
    const asked = answerWith('Pending');
    const user = await openOrders();
    for (const page of pages.slice(1)) {
      scrollToEnd();
      await waitFor(() => expect(asked).toHaveLength(page));
      await waitFor(() => expect(main().queryByText('Loading more orders...')).toBeNull());
    }
    expect(screen.queryByText('Delivered')).toBeNull();
    const askedAgain = answerWith('Delivered');
    act(() => void vi.advanceTimersByTime(31_000));
    await leaveAndReturn(user);
    await waitFor(() => expect(askedAgain).toEqual(pages));
    await waitFor(() => expect(screen.queryByText('Pending')).toBeNull());
    scrollToEnd();
    await waitFor(() => expect(listed()).toHaveLength(64));
  });
});

describe('an order with many items', () => {
  it('shows 50 items at once, and the next on request', async () => {
    const items = Array.from({ length: 120 }, (_, index) => ({ name: `Item ${String(index + 1)}` }));
    answerOrders([order(7, { items })]);
    const user = await openOrders();
    const tiles = () => latestRegion().querySelectorAll('li');
    expect(tiles()).toHaveLength(50);
    await user.click(latest().getByText('Show 50 more'));
    expect(document.activeElement).toHaveTextContent('Item 51');
    await user.click(latest().getByText('Show 20 more'));
    expect(document.activeElement).toHaveTextContent('Item 101');
    expect(tiles()).toHaveLength(120);
    expect(latest().queryByText(/^Show/)).toBeNull();
  });
});

describe('Buy again', () => {
  const bought = (items: readonly object[]) => order(7, { items });
  const amberId = '6602b5d3c8ea2f6019000002';
  const amber = {
    _id: hex(55),
    productId: { _id: amberId, name: 'Amber Nights' },
    name: 'Amber Nights',
    quantity: 2,
    price: 168,
  };
  const oud = { productId: 'prod_6602b5d3c8ea2f6019000004', name: 'Royal Oud', quantity: 1, price: 320 };
  const sample = { productId: hex(77), name: 'Sample', quantity: 1, price: 5 };
  const buyAgain = () => screen.getByRole('button', { name: 'Buy again: order AUR-7' });
  const cartOfServer = () => (currentState().carts[USER] ?? []).map(({ name, quantity }) => [name, quantity]);

  it('adds the items to the cart, one call per piece, and links to the cart', async () => {
    answerOrders([bought([amber, oud])]);
    const user = await openOrders();
    await user.click(buyAgain());
    const alert = await screen.findByText(/3 items added to your cart\./);
    expect(within(alert).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(addedIds()).toEqual([amberId, amberId, oud.productId.slice(5)]);
    expect(cartOfServer()).toEqual([
      ['Amber Nights', 2],
      ['Royal Oud', 1],
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

  it('adds only what the cart lacks, so that a second press adds nothing', async () => {
    fillCart({ 'Amber Nights': 1 });
    answerOrders([bought([amber, oud])]);
    const user = await openOrders();
    await user.click(buyAgain());
    expect(await screen.findByText(/2 items added to your cart\./)).toBeVisible();
    await user.click(buyAgain());
    expect(await screen.findByText(/Your cart has it all already\./)).toBeVisible();
    expect(cartOfServer()).toEqual([
      ['Amber Nights', 2],
      ['Royal Oud', 1],
    ]);
  });

  it('names items with an invalid id, and what could not be added', async () => {
    const items = [
      { ...amber, quantity: 3 },
      oud,
      { name: 'Old Flacon', productId: 'old-1' },
      { _id: hex(56), name: 'No id' },
    ];
    answerOrders([bought(items)]);
    const user = await openOrders();
    setFault({ endpoint: 'cartAdd', fault: 'none', times: 1 }, { endpoint: 'cartAdd', fault: 500, times: 1 });
    await user.click(buyAgain());
    expect(
      await screen.findByText(
        /2 items added to your cart\. Not added: Amber Nights \(2\)\. No longer in the collection: Old Flacon, No id\./,
      ),
    ).toBeVisible();
    expectLogged(/Failed to add to the cart/);
    expect(cartOfServer()).toEqual([
      ['Amber Nights', 1],
      ['Royal Oud', 1],
    ]);
  });

  it('runs once at a time: it shows its progress, and blocks other orders', async () => {
    answerOrders([bought([amber]), order(3)]);
    setFault({ endpoint: 'cartAdd', fault: 'hang', times: 1 });
    const user = await openOrders();
    await user.dblClick(buyAgain());
    const pending = await screen.findByRole('button', { name: 'Adding 0 of 2…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    expect(pending).toHaveFocus();
    const other = screen.getByRole('button', { name: 'Buy again: order AUR-3' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await user.click(other);
    releaseHanging();
    await screen.findByText(/2 items added to your cart\./);
    expect(sentRequests('cartAdd')).toHaveLength(2);
    expect(buyAgain()).not.toHaveAttribute('aria-disabled');
  });

  it('makes at most 100 calls, says so in advance, and names what is left out', async () => {
    answerOrders([bought([{ ...amber, quantity: 98 }, { ...oud, quantity: 99_999 }, sample])]);
    const user = await openOrders();
    expect(buyAgain()).toHaveAccessibleDescription('Up to 100 pieces are added at a time.');
    await user.click(buyAgain());
    expect(
      await screen.findByText(
        /100 items added to your cart\. Not added: Royal Oud \(99997\), Sample \(1\)\./,
        {},
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    expect(sentRequests('cartAdd')).toHaveLength(100);
  });

  it('goes on when the page is left', async () => {
    answerOrders([bought([amber, oud])]);
    const user = await openOrders();
    setFault({ endpoint: 'cartAdd', fault: 'hang', times: 1 });
    await user.click(buyAgain());
    await screen.findByRole('button', { name: 'Adding 0 of 3…' });
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );
    await screen.findByRole('heading', { level: 1, name: /Contact|Write/ });
    releaseHanging();
    expect(await screen.findByText(/3 items added to your cart\./)).toBeVisible();
    expect(sentRequests('cartAdd')).toHaveLength(3);
  });

  it('shows the next customer nothing', async () => {
    answerOrders([bought([amber])]);
    answerCall('cartAdd', () => new Promise(() => undefined));
    const user = await openOrders();
    await user.click(buyAgain());
    await screen.findByRole('button', { name: 'Adding 0 of 2…' });
    act(() => endSession());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not go on in the cart of the next customer of the page', async () => {
    answerOrders([bought([amber, oud])]);
    answerJson('cart', { products: [] });
    setFault({ endpoint: 'cartAdd', fault: 'hang', times: 1 });
    const user = await openOrders();
    await user.click(buyAgain());
    await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
    act(() => startSession({ user: NEXT, token: 'next' }));
    releaseHanging();
    await requestsAnswered();
    expect(sentRequests('cartAdd')).toHaveLength(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await screen.findByRole('button', { name: 'Buy again: order AUR-7' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

describe('printing', () => {
  /** Prints as a browser does, and returns the printed sheets. */
  function stubPrinter(): string[][] {
    const sheets: string[][] = [];
    window.print = () => {
      sheets.push(screen.getAllByRole('table', { hidden: true }).map(({ textContent }) => textContent));
      act(() => void window.dispatchEvent(new Event('afterprint')));
    };
    return sheets;
  }
  const two = [
    order(2, { items: [{ name: 'Royal Oud', quantity: 2, price: 320 }], total: 640 }),
    order(1, { items: [{ name: 'Sample', quantity: 1 }], total: undefined }),
  ];

  it('prints one order alone, as a receipt', async () => {
    answerOrders(two);
    const sheets = stubPrinter();
    const user = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Print order AUR-2' }));
    await user.click(screen.getByRole('button', { name: 'Print order AUR-1' }));
    expect(sheets).toEqual([
      ['ItemQuantityPriceAmountRoyal Oud2$320.00$640.00Total$640.00'],
      ['ItemQuantityPriceAmountSample1——Total—'],
    ]);
    expect(screen.queryAllByRole('table', { hidden: true })).toEqual([]);
  });

  it('prints brand, number, date, customer and both statuses', async () => {
    answerOrders(two);
    let printed: string | null | undefined;
    window.print = () => {
      printed = screen.getByRole('table', { hidden: true }).parentElement?.textContent;
    };
    const user = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Print order AUR-2' }));
    expect(printed).toMatch(/Aurevane.*AUR-2.*2 Jan 2026.*Camille Laurent.*Delivered.*Paid/);
  });

  it('prints a gift slip without prices, total or payment', async () => {
    answerOrders(two);
    const sheets = stubPrinter();
    const user = await openOrders();
    await user.click(
      screen.getByRole('button', { name: 'Print a gift slip of order AUR-2, without prices' }),
    );
    await user.click(screen.getByRole('button', { name: 'Print order AUR-2' }));
    expect(sheets).toEqual([
      ['ItemQuantityRoyal Oud2'],
      ['ItemQuantityPriceAmountRoyal Oud2$320.00$640.00Total$640.00'],
    ]);
  });

  it('marks the price of several pieces as the price of each', async () => {
    answerOrders([
      order(1, {
        total: 3265,
        items: [
          { productId: hex(1), name: 'Many', quantity: 2, price: 1480 },
          { productId: hex(2), name: 'Single', quantity: 1, price: 305 },
          { productId: hex(3), name: 'Unpriced', quantity: 3 },
        ],
      }),
    ]);
    await openOrders();
    const tiles = latest()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(tiles).toEqual([
      'ManyQuantity: 2$1,480.00 each',
      'SingleQuantity: 1$305.00',
      'UnpricedQuantity: 3—',
    ]);
  });
});
