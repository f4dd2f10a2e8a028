import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerCall, answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, second, third } from '../helpers/goods';
import { clearFaults, fillCart, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { serverCart } from '../helpers/ordering';
import { comesBack } from '../helpers/otherTab';
import { openCatalogue } from '../helpers/page';
import { settled } from '../helpers/requests';

const alerts = () => within(screen.getByRole('alert'));
const offer = () => alerts().findByRole('button', { name: 'Put my cart back' });

/** Buys the second perfume from its page with these pieces in the cart, and waits for the result. */
async function buyNow(cart: Readonly<Record<string, number>>) {
  fillCart(cart);
  const { user } = renderApp(second.path, { signedIn: true });
  const buy = await screen.findByRole('button', { name: `Buy Now: ${second.name}` });
  await waitFor(() => expect(sentRequests('cart')[0]?.status).toBe(200));
  await user.click(buy);
  await waitFor(() => expect(address()).toBe('/orders'));
  return user;
}

const HELD = /3 other pieces are no longer in your cart\./;

describe('Buy Now with a cart', () => {
  it('shows how many other pieces were in the cart, and puts them back: it reads the cart, then adds them', async () => {
    const user = await buyNow({ [first.name]: 2, [second.name]: 2 });
    expect(alerts().getByText(/^Order placed successfully!/)).toBeVisible();
    expect(alerts().getByText(HELD)).toBeVisible();
    await waitFor(() => expect(serverCart()).toEqual([]));
    const read = sentRequests('cart').length;
    await user.click(await offer());
    expect(await alerts().findByText('3 pieces added to your cart.')).toBeVisible();
    expect(alerts().getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(serverCart()).toEqual([
      [first.name, 2],
      [second.name, 1],
    ]);
    expect(sentRequests('cartAdd')).toHaveLength(3);
    expect(sentRequests('cart').length).toBeGreaterThan(read);
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put my cart back' })).toBeNull();
    expect(alerts().queryByText(HELD)).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['just the piece that is bought', { [second.name]: 1 }],
  ])('shows nothing more if the cart held %s', async (_what, cart) => {
    await buyNow(cart);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Order placed successfully!$/);
  });

  it.each([
    ['is still loading', { fault: 'hang' as const }],
    ['could not be loaded before', { fault: 500, times: 1 }],
  ])('offers what was in a cart that %s', async (_, fault) => {
    fillCart({ [first.name]: 2 });
    setFault({ endpoint: 'cart', ...fault });
    const { user } = renderApp(second.path, { signedIn: true });
    const buy = await screen.findByRole('button', { name: `Buy Now: ${second.name}` });
    if (fault.fault === 500) await waitFor(() => expectLogged(/Failed to load the cart/));
    await user.click(buy);
    act(releaseHanging);
    await user.click(await offer());
    expect(await alerts().findByText('2 pieces added to your cart.')).toBeVisible();
  });

  it.each([
    ['that cannot be read', true],
    ['that was read before, and cannot be read after', false],
  ])('clears nothing of a cart %s', async (_, isBefore) => {
    fillCart({ [first.name]: 2 });
    if (isBefore) setFault({ endpoint: 'cart', fault: 500 });
    const { user } = renderApp(second.path, { signedIn: true });
    answerCall('order', () => {
      setFault({ endpoint: 'cart', fault: 500 });
      return HttpResponse.json({ order: { _id: 'o1' } });
    });
    await user.click(await screen.findByRole('button', { name: `Buy Now: ${second.name}` }));
    expect(await alerts().findByText(/^Order placed successfully!/)).toBeVisible();
    await settled();
    for (const failed of [/Failed to clear/, /Failed to load/]) expectLogged(failed);
    expect(sentRequests('cartClear')).toEqual([]);
  });

  it('goes on with the next row after a failed call, and offers no piece twice, although the phone orders it', async () => {
    const user = await buyNow({ [first.name]: 100, [third.name]: 1 });
    await waitFor(() => expect(serverCart()).toEqual([]));
    setFault({ endpoint: 'cartAdd', fault: 500, times: 1 });
    await user.click(await offer());
    expect(await alerts().findByText(/^1 piece added to your cart\./)).toBeVisible();
    expectLogged(/Failed to change the quantity/);
    expect(serverCart()).toEqual([[third.name, 1]]);
    answerJson('cart', { products: [] });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    comesBack();
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible();
    expect(alerts().getByText(/^100 pieces are no longer/)).toBeVisible();
  });

  it('waits for a piece that is being added, and offers it', async () => {
    const user = await openCatalogue();
    setFault({ endpoint: 'cartAdd', fault: 'hang' });
    await user.click(screen.getByRole('button', { name: `Add to Cart: ${first.name}` }));
    await user.click(screen.getByRole('button', { name: `Buy Now: ${second.name}` }));
    expect(sentRequests('order')).toEqual([]);
    act(releaseHanging);
    await user.click(await offer());
    expect(await alerts().findByText('1 piece added to your cart.')).toBeVisible();
    expect(serverCart()).toEqual([[first.name, 1]]);
  });

  it('shows its progress; a second press adds nothing, and leaving the page does not stop it', async () => {
    const user = await buyNow({ [first.name]: 2 });
    setFault({ endpoint: 'cartAdd', fault: 'hang' });
    await user.click(await offer());
    const progress = await alerts().findByRole('button', { name: 'Adding…' });
    await user.click(progress);
    for (const name of ['Contact', 'Home']) {
      await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));
    }
    await waitFor(() => expect(address()).toBe('/'));
    expect(alerts().getByRole('button', { name: 'Adding…' })).toBeVisible();
    act(releaseHanging);
    expect(await alerts().findByText('2 pieces added to your cart.')).toBeVisible();
    expect(serverCart()).toEqual([[first.name, 2]]);
  });

  it('names what could not be put back, and keeps the offer, with which the rest is added', async () => {
    const user = await buyNow({ [first.name]: 2, [third.name]: 1 });
    setFault({ endpoint: 'cartAdd', times: 1 }, { endpoint: 'cartAdd', fault: 500 });
    await user.click(await offer());
    expect(
      await alerts().findByText(
        `1 piece added to your cart. Not added: ${first.name} (1), ${third.name} (1).`,
      ),
    ).toBeVisible();
    expectLogged(/Failed to change the quantity/);
    clearFaults();
    await user.click(await offer());
    expect(await alerts().findByText('2 pieces added to your cart.')).toBeVisible();
    expect(serverCart()).toEqual([
      [first.name, 2],
      [third.name, 1],
    ]);
  });

  it('adds nothing if the cart cannot be read, and keeps the offer', async () => {
    const user = await buyNow({ [first.name]: 1 });
    await waitFor(() => expect(serverCart()).toEqual([]));
    setFault({ endpoint: 'cart', fault: 500 });
    await user.click(await offer());
    expect(await alerts().findByText('Your cart could not be read. Nothing was added.')).toBeVisible();
    expectLogged(/Failed to load the cart: status 500/);
    expect(sentRequests('cartAdd')).toEqual([]);
    expect(await offer()).toBeVisible();
  });

  it('puts back 100 pieces at a time, and says so in advance', async () => {
    const user = await buyNow({ [first.name]: 102 });
    expect(
      alerts().getByText(
        /102 other pieces are no longer in your cart\. Up to 100 can be put back at a time\.$/,
      ),
    ).toBeVisible();
    await user.click(await offer());
    expect(
      await alerts().findByText(new RegExp(`^100 pieces added .* Not added: ${first.name} \\(2\\)\\.$`)),
    ).toBeVisible();
    expect(sentRequests('cartAdd')).toHaveLength(100);
    await user.click(await offer());
    expect(await alerts().findByText('2 pieces added to your cart.')).toBeVisible();
    expect(serverCart()).toEqual([[first.name, 102]]);
  });
});

it('an order counts as placed even if its answer is nested too deep to be stored', async () => {
  const depth = 50_000;
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  answerCall('order', () => new HttpResponse(`{"order":{"_id":"o1","deep":${nested}}}`));
  fillCart({ [third.name]: 1 });
  const { user } = renderApp('/cart', { signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(address()).toBe('/orders'));
  expect(alerts().getByText(/^Order placed successfully!/)).toBeVisible();
  expect(localStorage.getItem('lastOrder')).toBeNull();
});
