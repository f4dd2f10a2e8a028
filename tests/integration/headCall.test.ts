import { afterEach, describe, expect, it, vi } from 'vitest';
import { cancelHeadCall } from '#api/send';
import { firstCallOf } from '#app/firstCalls';
import { firstCallAddress, sendHeadCall } from '#boot/headCall';
import { storedCustomer } from '#boot/storedCustomer';
import { STORAGE_KEYS } from '#config/constants';
import { env } from '#config/env';
import { paths } from '#config/paths';
import { fetchCart } from '#shop/cart/api';
import { fetchOrders } from '#shop/orders/api';
import { fetchProducts } from '#shop/products/api';
import { fetchProfile } from '#shop/session/api';
import { startSession } from '#shop/session/sessionStore';
import { signIn } from '../helpers/app';
import { first } from '../helpers/goods';
import { sentRequests, setFault } from '../helpers/mock';

/** Starts the first call, as the head of a page does at this address. */
function visit(address: string): void {
  window.history.replaceState(null, '', address);
  const call = firstCallAddress(env.apiHost, firstCallOf(window.location.pathname));
  if (call !== undefined) sendHeadCall(call, storedCustomer());
}

const sent = () => sentRequests().map(({ endpoint }) => endpoint);

afterEach(cancelHeadCall);

describe('the first call of a visit starts in the head', () => {
  it.each([
    ['the catalogue', paths.products, ''],
    ['a search', `${paths.products}?search=+oud%26amber&sort=name`, 'oud&amber'],
    ['a list that is not of saved perfumes', `${paths.products}?saved=0`, ''],
    ['results for the name of a place', `${paths.search}?query=__search__`, '__search__'],
    ['a perfume', first.path, first.name],
    ['one whose list is saved', `${first.path}?saved=1`, first.name],
  ])('of %s, and is sent only once', async (_name, address, search) => {
    visit(address);
    expect(window.headCall).toBeDefined();
    await fetchProducts({ search, page: 1 });
    expect(sent()).toEqual(['products']);
    expect(window.headCall).toBeUndefined();
  });

  it.each([
    ['the cart', paths.cart, 'cart', (userId: string) => fetchCart(userId)],
    ['the orders', paths.orders, 'orders', (userId: string) => fetchOrders({ page: 1, userId })],
    ['the profile', paths.profile, 'profile', () => fetchProfile()],
  ])("of a customer's page: %s", async (_name, address, endpoint, ask) => {
    const { userId } = signIn();
    visit(address);
    await ask(userId);
    expect(sent()).toEqual([endpoint]);
  });

  it.each([
    ['another search', () => fetchProducts({ search: 'oud', page: 1 })],
    ['another page', () => fetchProducts({ search: '', page: 2 })],
  ])('but is not used for %s', async (_name, ask) => {
    visit(paths.products);
    await ask();
    expect(sent()).toEqual(['products', 'products']);
    expect(window.headCall).toBeDefined();
  });

  it('is not used for another session', async () => {
    visit(paths.products);
    const { control } = window.headCall ?? {};
    signIn();
    await fetchProducts({ search: '', page: 1 });
    expect(control?.signal.aborted).toBe(true);
    expect(sent()).toHaveLength(2);
  });

  it.each([
    ['saved perfumes', `${paths.products}?saved=1`],
    ['a page whose first render needs no call', paths.contact],
    ...['', '?query=', '?query=%20', '?query=%E2%80%8B%C2%A0'].map((query) => [
      `results of nothing (${query})`,
      paths.search + query,
    ]),
  ] as [string, string][])('is not sent for %s', (_what, address) => {
    visit(address);
    expect(window.headCall).toBeUndefined();
  });

  it("keeps a customer's answer out of the browser cache", async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    visit(paths.products);
    await fetchProducts({ search: 'x', page: 1 });
    const { userId } = signIn();
    visit(paths.cart);
    await fetchOrders({ page: 1, userId });
    expect(
      fetched.mock.calls.map(([input, init]) => (input instanceof Request ? input : init)?.cache),
    ).toEqual(['default', 'default', 'no-store', 'no-store']);
  });
});

describe('the answer to the first call is used for the page', () => {
  it.each([401, 403])('a %i ends the session, and the call is not repeated', async (status) => {
    const { userId } = signIn();
    setFault({ endpoint: 'cart', fault: status });
    visit(paths.cart);
    await expect(fetchCart(userId)).rejects.toMatchObject({ status });
    expect(sent()).toEqual(['cart']);
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  });

  it.each([
    [{ fault: 500 }, { status: 500 }],
    [{ fault: 200, body: '<!doctype html>' }, { failure: 'shape' }],
    [{ fault: 'reset' }, { failure: 'network' }],
  ] as const)('a failure (%j) is thrown', async (failure, thrown) => {
    setFault({ endpoint: 'products', ...failure });
    visit(paths.products);
    await expect(fetchProducts({ search: '', page: 1 })).rejects.toMatchObject(thrown);
    expect(sent()).toEqual(['products']);
  });

  it('a refusal of an old token does not end a newer session', async () => {
    const { userId } = signIn();
    setFault({ endpoint: 'orders', fault: 401 });
    visit(paths.orders);
    const answer = fetchOrders({ page: 1, userId });
    startSession({ user: { id: 'another', name: 'B', email: 'b@example.com' }, token: 'another-token' });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('another-token');
  });

  it('is cancelled with the call that uses it', async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    visit(paths.products);
    const { control } = window.headCall ?? {};
    const cancel = new AbortController();
    const answer = fetchProducts({ search: '', page: 1 }, cancel.signal);
    await vi.waitFor(() => expect(window.headCall).toBeUndefined());
    cancel.abort();
    await expect(answer).rejects.toMatchObject({ failure: 'aborted' });
    expect(control?.signal.aborted).toBe(true);
  });
});
