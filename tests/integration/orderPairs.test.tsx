import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cart } from '#shop/cart/cart';
import { createCheckout } from '#shop/checkout/checkout';
import { currentCustomer } from '#shop/session/customer';
import { getSession } from '#shop/session/sessionStore';
import { answerCall } from '../helpers/api';
import { address } from '../helpers/app';
import { pass } from '../helpers/clock';
import { first, second, third } from '../helpers/goods';
import { holdLock, installLocks, removeLocks } from '../helpers/locks';
import { clearFaults, DEMO_ACCOUNT, fillCart, sentRequests, setFault } from '../helpers/mock';
import {
  alerts,
  answerHanging,
  known,
  loseBuyNow,
  openCart,
  openOrder,
  order,
  phoneLeaves,
  press,
  pressAndHang,
  putBackSlowly,
  rest,
  server,
  serverCart,
  take,
} from '../helpers/ordering';
import { comesBack } from '../helpers/otherTab';
import { follow, logIn, logInAgain, logOut, meetRefusal, openCatalogue } from '../helpers/page';
import { settled } from '../helpers/requests';
import { logBenIn } from '../helpers/secondCustomer';

const REMOVE = `Remove ${second.name}`;
const FEWER = `One fewer: ${second.name}`;
const BUY = `Buy Now: ${first.name}`;
const removals = () => [...sentRequests('cartDelete'), ...sentRequests('cartClear')];

/** A guest adds two perfumes and logs in; the session ends while they are added. */
async function addAndLogIn(fail = (): void => undefined): Promise<UserEvent> {
  const user = await openCatalogue(false);
  for (const { name } of [first, second]) await user.click(await press(`Add to Cart: ${name}`));
  fail();
  await user.click(within(alerts()).getByRole('link', { name: 'Login' }));
  await logIn(user);
  await settled();
  await waitFor(() => expect([getSession(), address()]).toEqual([null, '/login']));
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => undefined);
});
afterEach(removeLocks);

it.each([
  ['before', REMOVE, 500, ''],
  ['before', 'Clear Cart', 500, ''],
  ['after', REMOVE, 401, `Remove ${third.name}`],
  ['after', FEWER, 500, REMOVE],
])('an order that is found %s the answer to %s (%i) leaves nothing of it in the cart %s', async (...row) => {
  const [, what, afterHang, next] = row;
  const { user, find } = await openOrder(next ? { [third.name]: 1 } : {});
  const late = { fault: 'hang', afterHang, times: 1 } as const;
  setFault({ endpoint: 'cartDelete', ...late }, { endpoint: 'cartClear', ...late });
  if (next) setFault({ endpoint: 'cartDelete', fault: 500, times: 1 });
  await take(user, what);
  await waitFor(() => expect(removals()).toHaveLength(1));
  await (next ? take(user, next) : find());
  await rest();
  clearFaults();
  if (afterHang === 401) await logInAgain(user);
  if (next) await find();
  expect(serverCart()).toEqual([]);
});

it.each([
  [REMOVE, 'a 401', meetRefusal],
  ['Clear Cart', 'a 401', meetRefusal],
  [FEWER, 'a logout', logOut],
])('a found order leaves nothing of it in the cart, although %s was not sent after %s', async (...row) => {
  const [what, , leave] = row;
  const { user, find } = await openOrder({ [third.name]: 1 });
  await pressAndHang(user, `One more: ${third.name}`, 'cartAdd', { afterHang: 409 });
  await take(user, what);
  await leave(user);
  await answerHanging();
  expect(removals()).toEqual([]);
  await logInAgain(user);
  await find();
  expect(serverCart()).toEqual([]);
});

it('the question of a second order closes when the page of the orders shows the first', async () => {
  const { user, state } = await loseBuyNow();
  const waiting: ((answer: Response) => void)[] = [];
  answerCall('orders', () => new Promise<Response>((answer) => waiting.push(answer)));
  await user.click(await press(BUY));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await follow(user, 'Orders');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.(HttpResponse.json({}, { status: 500 }));
  await press('Yes');
  waiting[1]?.(HttpResponse.json({ orders: state.orders }));
  expect(
    await within(alerts()).findByText('Order placed successfully! Nothing else was ordered.'),
  ).toBeVisible();
  await pass(500);
  expect([screen.queryByRole('alertdialog'), state.posts]).toEqual([null, 1]);
});

it('an Add that is answered after a logout stores nothing, although an order is open', async () => {
  const { user } = await loseBuyNow();
  await pressAndHang(user, `Add to Cart: ${third.name}`, 'cartAdd');
  await logOut(user);
  await answerHanging();
  expect(localStorage.getItem('pending') ?? '').not.toContain(third.name);
});

it('an Add that waits behind one which a 401 and then the network stops is added or named', async () => {
  const user = await openCatalogue();
  await pressAndHang(user, `Add to Cart: ${first.name}`, 'cartAdd', { afterHang: 401 });
  await user.click(await press(`Add to Cart: ${second.name}`));
  await answerHanging();
  await waitFor(() => expect(address()).toBe('/login'));
  setFault({ endpoint: 'cart', times: 1 }, { endpoint: 'cart', fault: 'reset' });
  setFault({ endpoint: 'cartAdd', fault: 'reset' });
  await logInAgain(user);
  await settled();
  const told = known();
  clearFaults();
  await pass(61_000);
  comesBack();
  await settled();
  expect(told + known()).toContain(second.name);
});

it('a perfume behind one that the API refuses with 403 each time is added or named', async () => {
  answerCall('cartAdd', async ({ request }) => {
    if ((await request.text()).includes(first.id)) return HttpResponse.json({}, { status: 403 });
    fillCart({ [second.name]: 1 });
    return HttpResponse.json({});
  });
  const user = await addAndLogIn();
  let told = known();
  for (const _time of [1, 2]) {
    if (!getSession()) await logIn(user);
    await settled();
    told += known();
  }
  expect(told).toContain(second.name);
});

it('a 401 while what a guest wants is added leaves each piece once, after the next login', async () => {
  const user = await addAndLogIn(() => setFault({ endpoint: 'cartAdd', times: 1, fault: 401 }));
  await logInAgain(user);
  await settled();
  expect(serverCart().sort()).toEqual([first, second].map(({ name }) => [name, 1]).sort());
});

it('a perfume that is refused is named, although the next one ends the session', async () => {
  const rule = { endpoint: 'cartAdd', times: 1 } as const;
  const user = await addAndLogIn(() => setFault({ ...rule, fault: 409 }, { ...rule, fault: 401 }));
  const told = known();
  await logInAgain(user);
  await settled();
  expect(told + known()).toContain(first.name);
});

it.each(['an Add while the cart is put back', 'one fewer that sends nothing'])(
  'what another device orders is not offered after %s',
  async (what) => {
    fillCart({ [second.name]: 1, [third.name]: 3 });
    const isAdd = what.startsWith('an Add');
    const user = await (isAdd ? putBackSlowly() : openCart());
    await settled();
    await (isAdd ? follow(user, 'Products') : pass(61_000));
    if (!isAdd) setFault({ endpoint: 'cart', fault: 500 });
    await user.click(await press(isAdd ? `Add to Cart: ${first.name}` : `One fewer: ${third.name}`));
    await rest();
    expect(serverCart()).toContainEqual([third.name, 3]);
    clearFaults();
    phoneLeaves({});
    await pass(61_000);
    comesBack();
    await settled();
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  },
);

it.each(['Remove', 'Clear Cart'])('%s while the cart is put back outlasts the putting back', async (what) => {
  fillCart({ [third.name]: 3, [first.name]: 1 });
  const user = await putBackSlowly({ endpoint: 'cartAdd', times: 1 });
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  const name = String(serverCart()[0]?.[0]);
  await take(user, what === 'Remove' ? `Remove ${name}` : what);
  await rest();
  expect(serverCart().map(([one]) => one)).not.toContain(name);
  if (what !== 'Remove') expect(serverCart()).toEqual([]);
  else expect(await press('Put my cart back')).toBeVisible();
});

it.each([
  ['cartDelete', 'a 401'],
  ['cartDelete', 'a logout'],
  ['cartAdd', 'a 401'],
  ['cartAdd', 'a logout'],
] as const)(
  'one fewer whose %s is answered after %s and a login is shown, and whole',
  async (endpoint, what) => {
    installLocks();
    fillCart({ [second.name]: 5 });
    const user = await openCart();
    await pressAndHang(user, FEWER, endpoint);
    await (what === 'a 401' ? meetRefusal(user) : logOut(user));
    await logInAgain(user);
    await rest();
    expect(serverCart()).toEqual([[second.name, 4]]);
    expect(await screen.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  },
);

it('one more of a perfume that is being put back is one more than there was', async () => {
  fillCart({ [third.name]: 3 });
  const user = await putBackSlowly({ endpoint: 'cartAdd', times: 1 });
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  await user.click(await press(`One more: ${third.name}`));
  await rest();
  expect(serverCart()).toEqual([[third.name, 4]]);
  expect(screen.queryByText(/no longer in your cart/)).toBeNull();
});

it('one fewer that first reads the cart is carried out before Buy Now', async () => {
  fillCart({ [second.name]: 3 });
  const user = await openCart();
  await pass(61_000);
  setFault({ endpoint: 'cart', fault: 'hang', times: 1 });
  await user.click(await press(FEWER));
  await follow(user, 'Products');
  await user.click(await press(BUY));
  await rest();
  expect(serverCart()).toEqual([]);
  expect(alerts()).toHaveTextContent(/2 other pieces are no longer in your cart/);
});

it.each([true, false])(
  'a wish whose answer is lost is in the cart once, when the cart can be read again (done: %s)',
  async (done) => {
    const user = await openCatalogue(false);
    await user.click(await press(`Add to Cart: ${second.name}`));
    await user.click(within(alerts()).getByRole('link', { name: 'Login' }));
    setFault({ endpoint: 'cart', times: 1 }, { endpoint: 'cart', fault: 500 });
    setFault({ endpoint: 'cartAdd', fault: 'reset', done, times: 1 });
    await logIn(user);
    await settled();
    expect(known()).not.toMatch(/not added/i);
    clearFaults();
    await pass(61_000);
    comesBack();
    await settled();
    expect(serverCart()).toEqual([[second.name, 1]]);
    expect(known()).toContain(`${second.name} added`);
  },
);

it('the next customer is not told of an order of the one before, which waited for another tab', async () => {
  installLocks();
  const { user, state } = await loseBuyNow();
  const end = holdLock(`order ${DEMO_ACCOUNT.id}`);
  state.down = false;
  await follow(user, 'Orders');
  await screen.findByRole('heading', { name: 'Latest order' });
  await logOut(user);
  act(logBenIn);
  await settled();
  end();
  await rest();
  expect(alerts()).not.toHaveTextContent(/Order placed/);
});

it('in a cart of more than a minute ago, + fails aloud without its row, and a lost Add is not called added', async () => {
  fillCart({ [second.name]: 1, [first.name]: 1 });
  const user = await openCart();
  await pass(61_000);
  phoneLeaves({ [first.name]: 1 });
  await user.click(await press(`One more: ${second.name}`));
  expect(await within(alerts()).findByText('The quantity could not be changed.')).toBeVisible();
  await follow(user, 'Products');
  await pass(61_000);
  phoneLeaves({ [first.name]: 1, [second.name]: 1 });
  setFault({ endpoint: 'cartAdd', fault: 'reset', times: 1 });
  await user.click(await press(`Add to Cart: ${second.name}`));
  await rest();
  expect(alerts()).not.toHaveTextContent('added to cart');
});

it('what another tab clears while an order is on its way is not offered back', async () => {
  installLocks();
  fillCart({ [second.name]: 2 });
  const user = await openCatalogue();
  await settled();
  const other = createCheckout(new Cart(DEMO_ACCOUNT.id, currentCustomer())).cart;
  await act(() => other.load());
  server(0, () => {
    other.clear();
    return true;
  });
  await user.click(await press(BUY));
  await rest();
  expect(alerts()).toHaveTextContent(/^Order placed successfully!$/);
});

it('a put-back that begins again does not go on twice; its button leaves the focus on the page', async () => {
  fillCart({ [second.name]: 3, [third.name]: 1 });
  const user = await openCatalogue();
  await order(user, BUY);
  await settled();
  setFault({ endpoint: 'cartAdd', times: 1 }, { endpoint: 'cartAdd', fault: 'hang' });
  await user.click(await press('Put my cart back'));
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  await take(user, REMOVE);
  await user.click(await press('Put my cart back'));
  await rest();
  await rest();
  expect(serverCart()).toEqual([[third.name, 1]]);
  expect(alerts()).toHaveTextContent(/^1 piece added/);
  expect(document.body).not.toHaveFocus();
});
