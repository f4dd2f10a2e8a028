import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { mlOf } from '#shop/products/size';
import { answerPages, hex } from '../helpers/api';
import { renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first } from '../helpers/goods';
import { scrollToEnd } from '../helpers/intersection';
import { DEMO_ACCOUNT, fillCart, releaseHanging, seedOrders, sentRequests, setFault } from '../helpers/mock';
import { main } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';

const seedNumbers = seedOrders.map(({ number }) => number);

/** Answers with these orders as the only page. */
const answerOrders = (orders: object[]) => answerPages('orders', orders);
const order = (number: number, more: object = {}): object => ({
  _id: hex(number),
  orderId: `AUR-${number}`,
  createdAt: new Date(Date.UTC(2026, 0, number, 12)).toISOString(),
  status: 'Delivered',
  paymentStatus: 'Paid',
  total: 10,
  items: [{ productId: hex(900 + number), name: `Perfume ${number}`, quantity: 1, price: 10 }],
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
          { productId: hex(1), name: first.name, quantity: 2, price: '320', image: '/bottle.webp' },
          { productId: hex(2), name: 'Sample', price: 610 },
        ],
      }),
    ]);
    await openOrders();
    expect(latest().getByText('AUR-1')).toBeVisible();
    expect(latest().getByText('21 Nov 2026')).toBeVisible();
    expect(latest().getByText('Delivered')).toHaveAttribute('data-tone', 'green');
    expect(latest().getByText('Paid')).toBeVisible();
    expect(latest().getByText('$1,250.00')).toBeVisible();
    const [bottle, sample] = within(
      latest().getByRole('list', { name: 'Items of order AUR-1' }),
    ).getAllByRole('listitem');
    if (!bottle || !sample) throw new Error('two items are expected');
    expect(within(bottle).getByRole('img', { name: first.name })).toHaveAttribute('src', '/bottle.webp');
    expect(within(bottle).getByText('Quantity: 2')).toBeVisible();
    expect(within(bottle).getByText('$320.00')).toBeVisible();
    expect(within(bottle).getByRole('link', { name: first.name })).toHaveAttribute('href', first.path);
    expect(within(sample).getByRole('img', { name: 'Sample' })).toHaveAttribute('src', '/placeholder.svg');
    expect(within(sample).getByText('Quantity: 1')).toBeVisible();
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

  it('sorts over all pages: the latest order is the newest that is loaded', async () => {
    const page = (from: number) => Array.from({ length: 10 }, (_, index) => order(from + index));
    answerPages('orders', page(5), [order(20), order(1)]);
    await openOrders();
    expect(numbersIn(latestRegion())).toEqual(['AUR-14']);
    scrollToEnd();
    await waitFor(() => expect(numbersIn(latestRegion())).toEqual(['AUR-20']));
    expect(listed()).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 1].map((number) => `AUR-${number}`));
  });
});

it('a failed load of the first page is reported, and repeated only on request', async () => {
  setFault({ endpoint: 'orders', fault: 'reset', times: 1 });
  const { user } = renderApp('/orders', { signedIn: true });
  expect(await main().findByText('Failed to load orders.')).toBeVisible();
  expect(pagesAsked()).toEqual(['1']);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Latest order' });
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

  it('loads every page again after an order whose outcome is unknown', async () => {
    fillCart({ [first.name]: 1 });
    setFault({ endpoint: 'order', fault: 504, times: 1 });
    const user = await openOrders();
    scrollToEnd();
    await waitFor(() => expect(listed()).toHaveLength(19));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    await user.click(await screen.findByRole('link', { name: 'Your Orders' }));
    expectLogged(/Failed to place the order/);
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '1', '1', '2']));
    expect(listed()).toHaveLength(19);
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
});

describe('printing', () => {
  it('prints the card of one order alone', async () => {
    answerOrders([order(2), order(1)]);
    const user = await openOrders();
    const printed: string[] = [];
    window.print = () => {
      const cards = document.querySelectorAll('article[data-print]');
      printed.push(...[...cards].map((card) => card.querySelector('h3')?.textContent ?? ''));
      window.dispatchEvent(new Event('afterprint'));
    };
    await user.click(screen.getByRole('button', { name: 'Print order AUR-1' }));
    expect(printed).toEqual(['Order AUR-1']);
    expect(document.querySelector('[data-print]')).toBeNull();
  });

  it.each(['focus', 'pointerdown', 'keydown'])(
    'ends by the next %s where no event follows a print',
    async (event) => {
      answerOrders([order(2), order(1)]);
      const user = await openOrders();
      vi.stubGlobal('print', () => undefined);
      await user.click(screen.getByRole('button', { name: 'Print order AUR-1' }));
      expect(document.querySelector('[data-print]')).not.toBeNull();
      act(() => void window.dispatchEvent(new Event(event)));
      expect(document.querySelector('[data-print]')).toBeNull();
    },
  );

  it('is not offered where the browser has none', async () => {
    vi.stubGlobal('print', undefined);
    answerOrders([order(1)]);
    await openOrders();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Not meant/ })).toBeInTheDocument();
  });

  it('marks the price of several pieces as the price of each, and says a size that a name says', async () => {
    const [own] = perfumeTargets;
    const name = own?.name ?? '';
    answerOrders([
      order(1, {
        total: 3265,
        items: [
          { productId: hex(1), name: 'Many', quantity: 2, price: 1480 },
          { productId: hex(2), name, quantity: 1, price: 305 },
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
      `${name}${mlOf(name) ?? ''} ml · Quantity: 1$305.00`,
      'UnpricedQuantity: 3—',
    ]);
  });

  it.each([
    ['that was just placed here', 0, 1, true],
    ['of yesterday', 25 * 3_600_000, 1, false],
    ['that was placed elsewhere', 0, 2, false],
  ])('thanks for an order %s: %j', async (_, age, lastOrder, isThanked) => {
    answerOrders([order(1, { createdAt: new Date(Date.now() - age).toISOString() })]);
    localStorage.setItem('lastOrder', JSON.stringify({ _id: hex(lastOrder) }));
    await openOrders();
    expect(latest().queryByText(`Thank you, ${DEMO_ACCOUNT.name}.`) !== null).toBe(isThanked);
  });
});
