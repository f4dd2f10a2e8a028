import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOUBLE_PRESS_MS } from '#config/constants';
import { catalogueSearchPath } from '#config/paths';
import { perfumes } from '#house/perfumes';
import { formatCents } from '#lib/money';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { startSession } from '#shop/session/sessionStore';
import { answerCall, answerJson, hex } from '../helpers/api';
import { address, renderApp, signIn } from '../helpers/app';
import { pass, slowClock } from '../helpers/clock';
import { expectLogged } from '../helpers/console';
import { first, inPanel, priceOf, second, third } from '../helpers/goods';
import { scrollToEnd } from '../helpers/intersection';
import {
  clearFaults,
  currentState,
  DEMO_ACCOUNT,
  fillCart,
  releaseHanging,
  sentRequests,
  setFault,
} from '../helpers/mock';
import { openCart, take } from '../helpers/ordering';
import { announced, logIn, main, productNamed } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';
import { BEN } from '../helpers/secondCustomer';

const USER = DEMO_ACCOUNT.id;

/** Answers the cart of the server with these rows. */
const answerCart = (products: object[]): void => answerJson('cart', { products });
const row = (number: number, more: object = {}): object => ({
  productId: hex(number),
  name: `Perfume ${number}`,
  price: 10,
  quantity: 1,
  description: `Notes ${number}`,
  ...more,
});
const rows = (count: number): object[] => Array.from({ length: count }, (_, index) => row(index + 1));

const items = () => main().getByRole('list', { name: 'Items in your cart' });
const itemNames = () =>
  within(items())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the cart page', () => {
  it('shows its heading, and announces that it loads instead of showing an empty cart', async () => {
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'cart', fault: 'hang' });
    renderApp('/cart', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(1));
    expect(screen.queryByText('Your Cart is Empty')).toBeNull();
    expect(announced()).toMatch(/^Loading your cart…/);
    releaseHanging();
    await screen.findByRole('button', { name: 'Checkout' });
    expect(screen.queryByText('Your Cart is Empty')).toBeNull();
  });

  it('shows image, name, description, price, quantity and page of each item, and our perfumes below', async () => {
    fillCart({ [second.name]: 1, [inPanel.name]: 2 });
    await openCart();
    const [wanted, panelled] = within(items()).getAllByRole('listitem');
    if (!wanted || !panelled) throw new Error('two items are expected');
    expect(within(wanted).getByRole('img', { name: second.name })).toHaveAttribute(
      'src',
      expect.stringContaining('/pictures/'),
    );
    expect(within(wanted).getByText(productNamed(second.name).description)).toBeVisible();
    expect(within(wanted).getByText(priceOf(second))).toBeVisible();
    expect(within(wanted).getByText('Quantity: 1')).toBeVisible();
    expect(within(panelled).getByText(priceOf(inPanel, 2))).toBeVisible();
    expect(within(panelled).getByText(priceOf(inPanel))).toBeVisible();
    expect(within(panelled).getByText('Quantity: 2')).toBeVisible();
    const page = (item: HTMLElement) => within(item).getByRole('link').getAttribute('href');
    expect([wanted, panelled].map(page)).toEqual([second.path, catalogueSearchPath(inPanel.name)]);
    expect(screen.getByRole('navigation', { name: 'Our perfumes' })).toBeVisible();
  });

  it('adds up the total in whole cents, for numbers and strings, with a missing quantity and picture', async () => {
    answerCart([
      row(1, { name: first.name, price: 0.1 }),
      row(2, { price: '$0.20', quantity: undefined }),
      row(3, { price: '$1,250.00', quantity: 2 }),
      row(4, { price: '12.5', quantity: 3 }),
    ]);
    await openCart();
    expect(screen.getByRole('img', { name: 'Perfume 2' })).toHaveAttribute('src', '/placeholder.svg');
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('$2,537.80')).toBeVisible();
    expect(summary.getByText(`Ordering as ${DEMO_ACCOUNT.name}`)).toBeVisible();
    expect(within(items()).getByText(`${perfumes[first.perfume].ml} ml`)).toBeVisible();
  });

  it('keeps two rows of the same product separate; Remove counts the pieces of both, because it removes both', async () => {
    answerCart([row(1), row(1, { quantity: 2 })]);
    const user = await openCart();
    expect(itemNames()).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('3 pieces will be removed.');
  });
});

it("the empty cart shows 'Your Cart is Empty', the animation, the notice and Notify Me, and links to the perfumes without loading them", async () => {
  // A refusal would end the session.
  setFault({ endpoint: 'products', fault: 401 });
  renderApp('/cart', { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  expect(screen.getByText("Stay tuned, we're launching soon")).toBeVisible();
  expect(screen.getByText('Loading animation...')).toBeVisible();
  const browse = screen.getByRole('link', { name: 'Browse the perfumes' });
  expect(browse).toHaveAttribute('href', '/products');
  const notify = screen.getByRole('button', { name: 'Notify Me When Live' });
  expect(browse.compareDocumentPosition(notify)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const perfumes = within(screen.getByRole('navigation', { name: 'Our perfumes' })).getAllByRole('link');
  expect(perfumes).toHaveLength(perfumeTargets.length);
  await requestsAnswered();
  expect(sentRequests('products')).toEqual([]);
  expect(address()).toBe('/cart');
});

describe('the quantity of a row', () => {
  beforeEach(slowClock);
  const fewer = () => screen.getByRole('button', { name: `One fewer: ${second.name}` });
  const more = () => screen.getByRole('button', { name: `One more: ${second.name}` });
  const shows = (quantity: number) => within(items()).findByText(`Quantity: ${quantity}`);
  const sent = () =>
    sentRequests()
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => endpoint.startsWith('cart') && endpoint !== 'cart');
  const isSent = async () => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Checkout' })).not.toHaveAttribute('aria-disabled'),
    );
  };
  const alert = () => within(screen.getByRole('alert'));

  it('shows the presses at once, and sends them as one: from 5 to 2 one removal and two adds', async () => {
    fillCart({ [second.name]: 5, [first.name]: 1 });
    const user = await openCart();
    const names = itemNames();
    setFault({ endpoint: 'cart', fault: 'hang', times: 1 });
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    for (const quantity of [4, 3, 2]) {
      await user.click(fewer());
      expect(await shows(quantity)).toBeInTheDocument();
      expect(checkout).toHaveAttribute('aria-disabled', 'true');
    }
    expect(sent()).toEqual([]);
    expect(fewer()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    act(releaseHanging);
    await isSent();
    expect(sent()).toEqual(['cartDelete', 'cartAdd', 'cartAdd']);
    expect(await shows(2)).toBeInTheDocument();
    expect(itemNames()).toEqual(names);
    expect(fewer()).toHaveFocus();
    expect(announced()).toBe(`${second.name}, quantity 2`);
    expect(
      currentState()
        .carts[USER]?.map(({ quantity }) => quantity)
        .sort(),
    ).toEqual([1, 2]);
  });

  it('goes from 2 to 1 by one press, which moves the focus to the button that stays', async () => {
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    await user.click(fewer());
    expect(await shows(1)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^One fewer/ })).toBeNull();
    expect(more()).toHaveFocus();
    await isSent();
    expect(sent()).toEqual(['cartDelete', 'cartAdd']);
    expect(more()).toHaveFocus();
  });

  it.each([
    ['more pieces are adds alone', ['more', 'more'], 4, ['cartAdd', 'cartAdd']],
    ['one fewer and one more are the same', ['fewer', 'more'], 2, ['cartDelete', 'cartAdd', 'cartAdd']],
    ['one more, two fewer: one fewer', ['more', 'fewer', 'fewer'], 1, ['cartAdd', 'cartDelete', 'cartAdd']],
  ])('%s', async (_what, presses, quantity, calls) => {
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    setFault({ endpoint: calls[0] === 'cartAdd' ? 'cartAdd' : 'cartDelete', fault: 'hang', times: 1 });
    for (const press of presses) {
      await user.click(press === 'more' ? more() : fewer());
      await waitFor(() => expect(sent()).toHaveLength(1));
    }
    act(releaseHanging);
    await isSent();
    expect(await shows(quantity)).toBeInTheDocument();
    expect(sent()).toEqual(calls);
  });

  it('has only the buttons that can work', async () => {
    const ordinary = [1, 2, 10, 11].map((quantity, at) => row(at + 1, { quantity }));
    const twice = [2, 3].map((quantity) => row(6, { quantity }));
    answerCart([...ordinary, row(5, { productId: 'prod_other', quantity: 3 }), ...twice]);
    await openCart();
    const buttons = within(items())
      .getAllByRole('button', { name: /^One / })
      .map((button) => button.getAttribute('aria-label')?.replace(/One |: Perfume/g, ''));
    expect(buttons.join()).toBe('more 1,fewer 2,more 2,fewer 3,more 3,more 4,more 6,more 6');
  });

  it("says 'Changing…' after a second, and takes further presses meanwhile", async () => {
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    setFault({ endpoint: 'cartDelete', fault: 'hang' });
    await user.click(fewer());
    await waitFor(() => expect(sent()).toEqual(['cartDelete']));
    await pass(1000);
    expect(await main().findByText('Changing…')).toBeVisible();
    await user.click(more());
    act(releaseHanging);
    await isSent();
    expect(sent()).toEqual(['cartDelete', 'cartAdd', 'cartAdd']);
  });

  it.each([
    ['fewer', 'cartDelete'],
    ['more', 'cartAdd'],
    ['remove', 'cartDelete'],
    ['clear', 'cartClear'],
  ] as const)('%s: the browser asks before the page is left, until it is sent', async (press, endpoint) => {
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    expect(asks()).toBe(false);
    setFault({ endpoint, fault: 'hang', times: 1 });
    if (press === 'fewer') await user.click(fewer());
    else if (press === 'more') await user.click(more());
    else await take(user, press === 'clear' ? 'Clear Cart' : `Remove ${second.name}`);
    expect(asks()).toBe(true);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(asks()).toBe(true);
    act(releaseHanging);
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('keeps the place of its row in the next visit too, although the server has moved it', async () => {
    fillCart({ [second.name]: 2, [first.name]: 1 });
    const user = await openCart();
    await user.click(fewer());
    await isSent();
    expect(currentState().carts[USER]?.map(({ name }) => name)).toEqual([first.name, second.name]);
    const mirror = localStorage.getItem('cart');
    cleanup();
    act(() => startSession({ user: BEN, token: 'bens' }));
    act(() => void signIn());
    localStorage.setItem('cart', mirror ?? '');
    await openCart();
    expect(itemNames()).toEqual([second.name, first.name]);
  });

  it.each([500, 'reset'] as const)(
    'is as the server has it if the removal fails (%s), and says so',
    async (fault) => {
      fillCart({ [second.name]: 3 });
      const user = await openCart();
      setFault({ endpoint: 'cartDelete', fault });
      await user.click(fewer());
      expect(await alert().findByText('The quantity could not be changed.')).toBeVisible();
      expect(await shows(3)).toBeInTheDocument();
      expect(sent()).toEqual(['cartDelete']);
      expectLogged(/Failed to change the quantity/);
      await isSent();
    },
  );

  it('is as the server has it if an add fails, says how many are missing, and puts them back', async () => {
    fillCart({ [second.name]: 5 });
    const user = await openCart();
    setFault({ endpoint: 'cartAdd', fault: 500, times: 3 });
    setFault({ endpoint: 'cart', fault: 'hang', times: 1 });
    await user.click(fewer());
    await user.click(fewer());
    act(releaseHanging);
    expect(await alert().findByText('The quantity could not be changed.')).toBeVisible();
    expect(main().getByText('3 pieces are no longer in your cart.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent()).toEqual(['cartDelete', 'cartAdd']);
    expectLogged(/Failed to change the quantity/);
    clearFaults();
    await user.click(main().getByRole('button', { name: 'Put my cart back' }));
    expect(await alert().findByText(/pieces? added to your cart\.$/)).toBeVisible();
    expect(currentState().carts[USER]).toMatchObject([{ quantity: 3 }]);
  });

  it('offers what was lost, after the next login, if the session ends in between', async () => {
    fillCart({ [second.name]: 3 });
    const user = await openCart();
    setFault({ endpoint: 'cartAdd', fault: 401, times: 1 });
    await user.click(fewer());
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expectLogged(/Failed to change the quantity/);
    expect(alert().queryByText(/no longer in your cart/)).toBeNull();
    await logIn(user);
    expect(await alert().findByText('2 pieces are no longer in your cart.')).toBeVisible();
    await user.click(alert().getByRole('button', { name: 'Put my cart back' }));
    await waitFor(() => expect(currentState().carts[USER]).toMatchObject([{ quantity: 2 }]));
  });
});

describe('removing an item', () => {
  it("opens a dialog that names the product; 'No' and Escape keep it and return the focus", async () => {
    fillCart({ [second.name]: 2, [third.name]: 1 });
    const user = await openCart();
    const remove = screen.getByRole('button', { name: `Remove ${second.name}` });
    await user.click(remove);
    const dialog = screen.getByRole('alertdialog', { name: `Remove ${second.name} from your cart?` });
    expect(dialog).toHaveAccessibleDescription('2 pieces will be removed.');
    expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(remove).toHaveFocus();

    await user.click(remove);
    act(() => {
      screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(itemNames()).toEqual([second.name, third.name]);
    expect(sentRequests('cartDelete')).toEqual([]);
  });

  it("'Yes' removes it, shows a message, and moves the focus to the next item's button", async () => {
    fillCart({ [second.name]: 1, [third.name]: 1, [first.name]: 1 });
    const user = await openCart();
    await take(user, `Remove ${third.name}`);
    expect(itemNames()).toEqual([second.name, first.name]);
    expect(screen.getByRole('button', { name: `Remove ${first.name}` })).toHaveFocus();
    await waitFor(() =>
      expect(announced()).toBe(
        `${third.name} removed from your cart. Total: ${formatCents(first.price + second.price)}.`,
      ),
    );
    await take(user, `Remove ${first.name}`);
    expect(screen.getByRole('button', { name: `Remove ${second.name}` })).toHaveFocus();
    await waitFor(() => expect(currentState().carts[USER]).toHaveLength(1));
  });

  it('moves the focus to the heading of the empty cart after the last one, even if the server fails', async () => {
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'cartDelete', fault: 'reset' });
    const user = await openCart();
    await take(user, `Remove ${second.name}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toHaveFocus();
    await waitFor(() => expectLogged(/Failed to remove from the cart/));
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  });
});

it('Clear Cart asks first, then empties the cart, even if the server fails', async () => {
  fillCart({ [second.name]: 1, [third.name]: 1 });
  setFault({ endpoint: 'cartClear', fault: 'reset' });
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove everything from your cart?' });
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(itemNames()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await user.dblClick(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toHaveFocus();
  await waitFor(() => expect(announced()).toBe('Your cart has been cleared.'));
  await waitFor(() => expectLogged(/Failed to clear the cart/));
  expect(sentRequests('cartClear')).toHaveLength(1);
});

it("a long cart shows 10 items at a time, and 'Loading more...' for 0.5 s", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerCart(rows(25));
  await openCart();
  expect(itemNames()).toHaveLength(10);
  scrollToEnd();
  expect(main().getByText('Loading more...')).toBeVisible();
  expect(announced()).toBe('Loading more...');
  act(() => void vi.advanceTimersByTime(499));
  expect(itemNames()).toHaveLength(10);
  act(() => void vi.advanceTimersByTime(1));
  expect(itemNames()).toHaveLength(20);
  expect(main().queryByText('Loading more...')).toBeNull();
  scrollToEnd();
  act(() => void vi.advanceTimersByTime(500));
  expect(itemNames()).toHaveLength(25);
  scrollToEnd();
  expect(main().queryByText('Loading more...')).toBeNull();
});

it('a cart that could not be loaded is shown as empty with an error, and loaded again only on request', async () => {
  fillCart({ [second.name]: 1 });
  setFault({ endpoint: 'cart', fault: 'reset', times: 1 });
  const { user } = renderApp('/cart', { signedIn: true });
  expect(await main().findByText('Your cart could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  expectLogged(/Failed to load the cart/);
  expect(sentRequests('cart')).toHaveLength(1);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(itemNames()).toEqual([second.name]));
});

it.each([
  ['404 in words', () => HttpResponse.json({ message: 'Cart not found' }, { status: 404 })],
  ['an object without products', () => HttpResponse.json({ userId: USER })],
])("a new customer's cart answered with %s is empty, and does not count as failed", async (_what, answer) => {
  answerCall('cart', answer);
  renderApp('/cart', { signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  expect(main().queryByText('Your cart could not be loaded.')).toBeNull();
  expect(localStorage.getItem('cart')).toBe('[]');
});

describe('incomplete items', () => {
  const incomplete = [
    { productId: hex(2), price: 5 },
    { productId: hex(3), name: 'No price', price: 'soon' },
    { productId: hex(4) },
  ];

  it.each([
    ['1 item is incomplete and not shown.', 1],
    ['2 items are incomplete and not shown.', 2],
  ])('are neither shown nor counted; a line reports them: %s', async (text, count) => {
    answerCart([row(1), ...incomplete.slice(0, count)]);
    await openCart();
    expect(itemNames()).toEqual(['Perfume 1']);
    expect(main().getByText(text)).toBeVisible();
    expect(main().getByText('1 item')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('$10.00');
  });

  it("are the only ones that 'Remove incomplete items' removes", async () => {
    // The last row has the id of the first, which is shown: a call for it would delete both.
    answerCart([row(1), ...incomplete, { productId: hex(1) }]);
    const user = await openCart();
    setFault({ endpoint: 'cartDelete', fault: 200 });
    await user.click(screen.getByRole('button', { name: 'Remove incomplete items' }));
    expect(main().queryByText(/incomplete and not shown/)).toBeNull();
    expect(itemNames()).toEqual(['Perfume 1']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() =>
      expect(sentRequests('cartDelete').map(({ body }) => body)).toEqual(
        [2, 3, 4].map((number) => ({ userId: USER, productId: hex(number) })),
      ),
    );
  });

  it('without others show the line and the total $0.00, and send nothing', async () => {
    answerCart(incomplete);
    const user = await openCart();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(main().getByText('3 items are incomplete and not shown.')).toBeVisible();
    expect(main().getByText('$0.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('Failed to place order. Please try again.')).toBeVisible();
    expect(sentRequests('order')).toEqual([]);
  });
});

describe('Checkout', () => {
  it('is blocked with an alert by an item with an empty id', async () => {
    answerCart([row(1), row(2, { productId: '' })]);
    const user = await openCart();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your cart contains invalid products. Please remove them before checkout.',
    );
    expect(sentRequests('order')).toEqual([]);
    expect(address()).toBe('/cart');
  });

  it('places the order, shows a message, goes to /orders with it as the latest, and empties the cart', async () => {
    fillCart({ [second.name]: 2, [third.name]: 1 });
    const user = await openCart();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('Order placed successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/orders'));
    const latest = within(await screen.findByRole('region', { name: 'Latest order' }));
    expect(latest.getByText(second.name)).toBeVisible();
    expect(latest.getByText(formatCents(2 * second.price + third.price))).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(sentRequests('order')).toHaveLength(1);
    expect(sentRequests('order')[0]?.body).toMatchObject({
      userId: USER,
      paymentMethod: 'Online',
      paymentStatus: 'Successful',
      items: [
        { name: second.name, price: second.price / 100, quantity: 2 },
        { name: third.name, price: third.price / 100, quantity: 1 },
      ],
    });
  });

  it('sends one order for a double click, and never shows an empty cart meanwhile', async () => {
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'order', fault: 'hang' });
    const user = await openCart();
    await user.dblClick(screen.getByRole('button', { name: 'Checkout' }));
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveFocus();
    const remove = screen.getByRole('button', { name: `Remove ${second.name}` });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    const seen: string[] = [];
    const heading = screen.getByRole('heading', { level: 1 });
    const observer = new MutationObserver(() => seen.push(heading.textContent));
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    releaseHanging();
    await screen.findByRole('heading', { level: 1, name: 'Your Orders' });
    observer.disconnect();
    expect(seen).not.toContain('Your Cart is Empty');
    expect(sentRequests('order')).toHaveLength(1);
  });

  it('that is refused ignores the second press of a double click', async () => {
    slowClock();
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'order', fault: 500, times: 1 });
    const user = await openCart();
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    await user.click(checkout);
    expect(await screen.findByText(/^Failed to place order\. Please try again\./)).toBeVisible();
    expectLogged(/Failed to place the order/);
    await user.click(checkout);
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).not.toHaveAttribute('aria-busy');
    await pass(DOUBLE_PRESS_MS - 300);
    await user.click(checkout);
    expect(sentRequests('order')).toHaveLength(1);
    expect(screen.getByText(/^Failed to place order\. Please try again\./)).toBeVisible();
    await pass(300);
    expect(checkout).not.toHaveAttribute('aria-disabled');
    await user.click(checkout);
    await waitFor(() => expect(sentRequests('order')).toHaveLength(2));
  });

  it('is told of, and empties the cart, if the same customer has logged in again in another tab', async () => {
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'order', fault: 'hang' });
    const user = await openCart();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    signIn();
    expect(itemNames()).toEqual([second.name]);
    releaseHanging();
    expect(await screen.findByText('Order placed successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/orders'));
    await waitFor(() => expect(currentState().carts[USER] ?? []).toEqual([]));
  });
});
