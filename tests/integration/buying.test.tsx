import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { addedIds, answerCall, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, second, third } from '../helpers/goods';
import { catalogueTitle } from '../helpers/house';
import {
  clearFaults,
  DEMO_ACCOUNT,
  expireSessions,
  fillCart,
  releaseHanging,
  sentRequests,
  setFault,
} from '../helpers/mock';
import { alerts, pressAndHang } from '../helpers/ordering';
import { fill, header, logIn, main, navigation, openCatalogue } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';
import { otherTabWrites } from '../helpers/otherTab';

const button = (name: string) => screen.getByRole('button', { name });
const FAILED = 'Failed to place order. Please try again.';

describe('a guest', () => {
  /** Presses Add to Cart as a guest, and follows the alert to the login page, which names the perfume. */
  async function followToLogin() {
    const user = await openCatalogue(false);
    await user.click(button(`Add to Cart: ${second.name}`));
    expect(alerts()).toHaveTextContent('Please log in first!');
    expect(sentRequests('cartAdd')).toHaveLength(0);
    await user.click(within(alerts()).getByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(screen.getByText(new RegExp(`${second.name} goes into your cart`))).toBeVisible();
    return user;
  }

  it('who logs in for a perfume finds it in the cart', async () => {
    const user = await followToLogin();
    await logIn(user);
    expect(await within(alerts()).findByText(`${second.name} added to cart.`)).toBeVisible();
    expect(within(alerts()).getByRole('link', { name: 'Back to where you were' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sentRequests('cartAdd')).toHaveLength(1);
  });

  it('who registers for a perfume finds it in the cart, even after leaving the page before the answer', async () => {
    const user = await followToLogin();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(
      await screen.findByText(`Create your account, and ${second.name} goes into your cart.`),
    ).toBeVisible();
    setFault({ endpoint: 'login', fault: 'hang' });
    const account = { Name: 'Ada', Email: 'ada@example.com', Password: 'Cedar-1' };
    await fill(user, { ...account, 'Confirm password': 'Cedar-1' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
    await user.click(header().getByRole('link', { name: 'Contact' }));
    await screen.findByLabelText('Message');
    act(releaseHanging);
    expect(await within(alerts()).findByText(`${second.name} added to cart.`)).toBeVisible();
  });

  it('who wants two perfumes finds all their pieces in the cart, and nothing of what was to be bought', async () => {
    const user = await openCatalogue(false);
    await user.click(button(`Buy Now: ${first.name}`));
    for (const name of [second.name, third.name, second.name])
      await user.click(button(`Add to Cart: ${name}`));
    await user.click(navigation().getByRole('link', { name: 'Register' }));
    await screen.findByText(
      `Create your account, and ${second.name} (2) and ${third.name} go into your cart.`,
    );
    await user.click(main().getByRole('link', { name: 'Login' }));
    await screen.findByText(new RegExp(`and ${second.name} \\(2\\) and ${third.name} go into your cart\\.`));
    await logIn(user);
    const told = `${second.name} added to cart. ${third.name} added to cart.`;
    expect(await within(alerts()).findByText(told)).toBeVisible();
    expect(addedIds()).toEqual([second.id, second.id, third.id]);
  });

  it('finds in the cart what another tab has noted, after a reload too', async () => {
    const { id, name, price } = second;
    const noted = [{ productId: id, name, price: price / 100, quantity: 2 }];
    const { user } = renderApp('/login');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    otherTabWrites('wanted', JSON.stringify([...noted, { productId: 'short', name: 'Never' }]));
    expect(
      await screen.findByText(
        new RegExp(`create an account, and ${second.name} \\(2\\) goes? into your cart`),
      ),
    ).toBeVisible();
    await logIn(user);
    expect(await within(alerts()).findByText(`${second.name} added to cart.`)).toBeVisible();
    expect(addedIds()).toEqual([id, id]);
    expect(localStorage.getItem('wanted')).toBeNull();
  });

  it('finds all in the cart as soon as it can be read', async () => {
    const user = await openCatalogue(false);
    for (const name of [second.name, third.name]) await user.click(button(`Add to Cart: ${name}`));
    await user.click(navigation().getByRole('link', { name: 'Login' }));
    setFault({ endpoint: 'cart', fault: 'reset' }, { endpoint: 'cartAdd', fault: 'reset' });
    await logIn(user);
    await user.click(await header().findByRole('link', { name: /^Cart/ }));
    const again = await main().findByRole('button', { name: 'Try again' });
    expectLogged(/Failed to load the cart/);
    clearFaults();
    await user.click(again);
    await waitFor(() => expect(addedIds()).toEqual([second.id, third.id]));
  });

  it('whose perfume the cart can not take is promised nothing', async () => {
    answerPages('products', [{ _id: 'short-id', name: 'Odd', price: 5 }]);
    const { user } = renderApp('/products');
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Odd' }));
    expectLogged(/the product id is not valid/);
    expect(localStorage.getItem('wanted')).toBeNull();
  });

  it('who wants two perfumes, of which the server refuses one, learns of both', async () => {
    const user = await openCatalogue(false);
    for (const name of [second.name, third.name]) await user.click(button(`Add to Cart: ${name}`));
    await user.click(navigation().getByRole('link', { name: 'Login' }));
    setFault({ endpoint: 'cartAdd', fault: 500, times: 1 });
    await logIn(user);
    expect(await within(alerts()).findByText(`${third.name} added to cart.`)).toBeVisible();
    expectLogged(/Failed to add to the cart/);
    expect(within(alerts()).getByText(`Not added: ${second.name}. Please add them once more.`)).toBeVisible();
  });

  it("who buys sees 'You must be logged in to buy', with a link to /login", async () => {
    const user = await openCatalogue(false);
    await user.click(button(`Buy Now: ${second.name}`));
    expect(alerts()).toHaveTextContent('You must be logged in to buy');
    expect(within(alerts()).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(sentRequests('order')).toHaveLength(0);
  });
});

describe('In your cart', () => {
  const line = (name: string) => button(`Add to Cart: ${name}`);

  it('stands below the button, is part of its description, and follows other tabs, an order and a logout', async () => {
    fillCart({ [second.name]: 2 });
    const user = await openCatalogue();
    await waitFor(() => expect(line(second.name)).toHaveAccessibleDescription('In your cart: 2'));
    expect(line(third.name)).toHaveAccessibleDescription('');
    await user.click(line(third.name));
    await waitFor(() => expect(line(third.name)).toHaveAccessibleDescription('In your cart: 1'));
    const seen = localStorage.getItem('cart')?.replace('"quantity":2', '"quantity":5') ?? '';
    otherTabWrites('cart', seen);
    expect(line(second.name)).toHaveAccessibleDescription('In your cart: 5');
    await user.click(header().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.queryByText(/^In your cart/)).toBeNull());
  });

  it('is not said of a cart that is not loaded', async () => {
    fillCart({ [second.name]: 2 });
    setFault({ endpoint: 'cart', fault: 500 });
    renderApp('/products', { signedIn: true });
    await screen.findByRole('button', { name: `Add to Cart: ${second.name}` });
    await waitFor(() => expectLogged(/Failed to load the cart/));
    expect(screen.queryByText(/^In your cart/)).toBeNull();
  });
});

it('Buy Now says on the page of a perfume that it orders at once, and what happens to the rest of the cart', async () => {
  renderApp(third.path, { signedIn: true });
  const buyNow = await screen.findByRole('button', { name: `Buy Now: ${third.name}` });
  expect(buyNow).toHaveAccessibleDescription('Buy Now places the order in one step.');
  cleanup();
  fillCart({ [second.name]: 2 });
  renderApp(third.path, { signedIn: true });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Buy Now: ${third.name}` })).toHaveAccessibleDescription(
      'Buy Now places the order in one step. What else is in your cart is put aside, and you can put it back.',
    ),
  );
});

describe('Add to Cart', () => {
  it("shows 'NAME added to cart.' only after the server has accepted it, and counts it in the header", async () => {
    const user = await openCatalogue();
    await pressAndHang(user, `Add to Cart: ${second.name}`, 'cartAdd');
    expect(alerts()).toBeEmptyDOMElement();
    act(releaseHanging);
    expect(await within(alerts()).findByText(`${second.name} added to cart.`)).toBeVisible();
    expect(within(alerts()).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(addedIds()).toEqual([second.id]);
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  it('sends one call for a double click, and keeps the focus on the button meanwhile', async () => {
    const user = await openCatalogue();
    setFault({ endpoint: 'cartAdd', fault: 'hang' });
    await user.dblClick(button(`Add to Cart: ${second.name}`));
    expect(button(`Add to Cart: ${second.name}`)).toHaveAttribute('aria-disabled', 'true');
    expect(button(`Add to Cart: ${second.name}`)).toHaveFocus();
    expect(button(`Add to Cart: ${first.name}`)).not.toHaveAttribute('aria-disabled');
    act(releaseHanging);
    await within(alerts()).findByText(`${second.name} added to cart.`);
    expect(sentRequests('cartAdd')).toHaveLength(1);
    expect(button(`Add to Cart: ${second.name}`)).not.toHaveAttribute('aria-disabled');
  });
});

describe('Buy Now', () => {
  it('orders one piece, Online and Successful, shows a message, empties the cart and goes to /orders', async () => {
    fillCart({ [first.name]: 2 });
    const user = await openCatalogue();
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await user.click(button(`Buy Now: ${second.name}`));
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(within(alerts()).getByText(/^Order placed successfully!/)).toBeVisible();
    expect(sentRequests('order').map(({ body }) => body)).toEqual([
      {
        userId: DEMO_ACCOUNT.id,
        items: [
          {
            productId: second.id,
            name: second.name,
            price: second.price / 100,
            quantity: 1,
            imageUrl: expect.stringContaining('/pictures/') as unknown,
          },
        ],
        paymentMethod: 'Online',
        paymentStatus: 'Successful',
      },
    ]);
    expect(header().getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('lastOrder') ?? '')).toMatchObject({
      paymentStatus: 'Successful',
    });
    await waitFor(() => expect(sentRequests('cartClear')).toHaveLength(1));
  });

  it('orders once for a double click, and blocks other orders meanwhile', async () => {
    const user = await openCatalogue();
    setFault({ endpoint: 'order', fault: 'hang' });
    await user.dblClick(button(`Buy Now: ${second.name}`));
    expect(button(`Buy Now: ${second.name}`)).toHaveAttribute('aria-disabled', 'true');
    expect(button(`Buy Now: ${second.name}`)).toHaveFocus();
    await waitFor(() => expect(button(`Buy Now: ${first.name}`)).toHaveAttribute('data-waiting'));
    await user.click(button(`Buy Now: ${first.name}`));
    expect(alerts()).toHaveTextContent('Your order is on its way. One moment, please.');
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    act(releaseHanging);
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(alerts()).toHaveTextContent('Order placed successfully! Nothing else was ordered.');
    expect(sentRequests('order')).toHaveLength(1);
  });

  it('the browser asks before the page is closed while an order is being sent, and not after', async () => {
    /** Whether the browser would ask. */
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const user = await openCatalogue();
    expect(asks()).toBe(false);
    await pressAndHang(user, `Buy Now: ${second.name}`);
    expect(asks()).toBe(true);
    act(releaseHanging);
    await waitFor(() => expect(address()).toBe('/orders'));
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('shows the new order in a list that was loaded before', async () => {
    const user = await openCatalogue();
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(address()).toBe('/orders'));
    await screen.findByRole('heading', { level: 1 });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: catalogueTitle });
    const before = sentRequests('orders').length;
    await user.click(await screen.findByRole('button', { name: `Buy Now: ${second.name}` }));
    await waitFor(() => expect(address()).toBe('/orders'));
    await waitFor(() => expect(sentRequests('orders').length).toBeGreaterThan(before));
  });

  it('stays on the page that the user has opened meanwhile', async () => {
    const user = await openCatalogue();
    await pressAndHang(user, `Buy Now: ${second.name}`);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: first.name }));
    await screen.findByRole('heading', { level: 1, name: first.name });
    act(releaseHanging);
    expect(await within(alerts()).findByText('Order placed successfully!')).toBeVisible();
    expect(address()).toBe(first.path);
  });

  it("shows 'Failed to place order. Please try again.' if the server refuses; the next try is not asked about", async () => {
    fillCart({ [first.name]: 2 });
    const user = await openCatalogue();
    setFault({ endpoint: 'order', fault: 500 });
    await user.click(button(`Buy Now: ${second.name}`));
    expect(await within(alerts()).findByText(FAILED)).toBeVisible();
    expect(within(alerts()).queryByRole('link')).toBeNull();
    expectLogged(/Failed to place the order/);
    expect(localStorage.getItem('pending')).toBeNull();
    expect(address()).toBe('/products');
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    clearFaults();
    await waitFor(() =>
      expect(button(`Buy Now: ${second.name}`)).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await user.click(button(`Buy Now: ${second.name}`));
    await waitFor(() => expect(address()).toBe('/orders'));
  });

  it('fails and sends nothing if the id is not valid for an order', async () => {
    answerPages('products', [{ _id: 'short', name: 'Rose', price: 10 }]);
    const user = await openCatalogue();
    await user.click(button('Buy Now: Rose'));
    expect(await within(alerts()).findByText(FAILED)).toBeVisible();
    expect(sentRequests('order')).toHaveLength(0);
  });

  it.each([
    ['is placed', 201],
    ['is refused', 401],
  ])('shows nothing about an order that %s after its customer has logged out', async (_how, status) => {
    const user = await openCatalogue();
    await pressAndHang(user, `Buy Now: ${second.name}`, 'order', {
      ...(status === 401 && { afterHang: 401 }),
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    act(releaseHanging);
    await waitFor(() => expect(sentRequests('order')[0]?.status).toBe(status));
    await requestsAnswered();
    expect(alerts()).not.toHaveTextContent('order');
    expect(address()).toBe('/products');
    expect(localStorage.getItem('lastOrder')).toBeNull();
    if (status === 401) expectLogged(/Failed to place the order/);
  });

  it('goes to /login if the session has ended, and shows that the order failed', async () => {
    const user = await openCatalogue();
    expireSessions();
    await user.click(button(`Buy Now: ${second.name}`));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await within(alerts()).findByText(FAILED)).toBeVisible();
  });
});

describe('offline', () => {
  const turn = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const goOffline = () => turn(false);
  const goOnline = () => turn(true);
  const NOTHING = 'You are offline. Nothing was ordered.';

  const unreachable = (): void => setFault({ endpoint: 'cart', fault: 'reset' });

  it('Buy Now and Checkout send nothing if a reading call gets no answer either, and show why', async () => {
    fillCart({ [first.name]: 1 });
    const user = await openCatalogue();
    goOffline();
    unreachable();
    await user.dblClick(button(`Buy Now: ${second.name}`));
    expect(await within(alerts()).findByText(NOTHING)).toBeVisible();
    expect(sentRequests('cart')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    expect(await within(alerts()).findByText(NOTHING)).toBeVisible();
    expect(alerts()).not.toHaveTextContent('It may have been placed');
    expect(sentRequests('order')).toEqual([]);
    goOnline();
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    await waitFor(() => expect(checkout).not.toHaveAttribute('aria-disabled'));
    await user.click(checkout);
    await waitFor(() => expect(address()).toBe('/orders'));
    expectLogged(/Failed to load the cart/);
    // It may have what nobody has seen.
    await waitFor(() => expectLogged(/Failed to clear the cart/));
    expect(sentRequests('order')).toHaveLength(1);
  });

  it('Buy Now orders once if a reading call is answered: the report of the browser is wrong', async () => {
    const user = await openCatalogue();
    goOffline();
    await user.dblClick(button(`Buy Now: ${second.name}`));
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(sentRequests('order')).toHaveLength(1);
  });

  it('Buy Now sends nothing if a reading call gets the page of a hotspot', async () => {
    const user = await openCatalogue();
    goOffline();
    answerCall('cart', () => HttpResponse.html('<p>Log in</p>'));
    await user.click(button(`Buy Now: ${second.name}`));
    expect(await within(alerts()).findByText(NOTHING)).toBeVisible();
    expect(sentRequests('order')).toEqual([]);
    expectLogged(/Failed to load the cart/);
  });

  it('Add to Cart is tried at once: the report of the browser may be wrong', async () => {
    const user = await openCatalogue();
    goOffline();
    await user.click(button(`Add to Cart: ${second.name}`));
    expect(await within(alerts()).findByText(`${second.name} added to cart.`)).toBeVisible();
    goOnline();
    await requestsAnswered();
    expect(sentRequests('cartAdd')).toHaveLength(1);
  });
});
