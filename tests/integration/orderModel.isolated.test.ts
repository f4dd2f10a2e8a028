import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '#api/send';
import { STORAGE_KEYS } from '#config/constants';
import type { CartRow } from '#shop/cart/rows';
import type { Checkout } from '#shop/checkout/checkout';
import { installLocks, removeLocks } from '../helpers/locks';
import { randomOf, type Random } from '../helpers/random';

/**
 * Two tabs of one browser press at random; answers are lost, tabs are reloaded, customers come and go. The laws: no order
 * without a press; no press sends two, and none sends an open order again without a question; every piece that a customer
 * wants is in the cart, offered back, or may be in an open order, and no other piece is; a look-up removes nothing that was
 * added later; no call has the token of another customer, and no add a product that only another one has pressed. A phone
 * adds pieces while no order is open. `MODEL_STEPS=200000` walks longer.
 */
const STEPS = Number(process.env.MODEL_STEPS ?? 6000);
const STEPS_OF_A_WALK = 60;

const [AMBER, MUSK, OUD] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const PRODUCTS = [AMBER, MUSK, OUD] as const;
const rowFor = (productId: string): CartRow => ({
  productId,
  name: `Perfume ${productId[0]}`,
  price: 1000 * Number(productId[0]),
  quantity: 1,
  image: null,
  description: '',
});

interface Tab {
  checkout: Checkout;
  stop: () => void;
  isGone: boolean;
  /** Whether the last press was confirmed: 'Order the same again?' */
  hasSaidYes: boolean;
}

/** Who acts: a reload ends what its tab was doing; adds of a put-back or of a smaller quantity are no new wishes. */
const acting = new AsyncLocalStorage<{ tab: Tab; press?: number; hasRead?: boolean; isWish?: boolean }>();

const api = vi.hoisted(() => ({ send: undefined as ((call: ApiCall) => Promise<unknown>) | undefined }));
vi.mock('#api/send', () => ({ send: (call: ApiCall) => api.send?.(call) }));

// The setup has loaded the modules with the real API.
vi.resetModules();
const { currentAuthorization } = await import('#api/connection');
const { ApiError } = await import('#api/errors');
const { addAndTell, addWanted } = await import('#shop/cart/adding');
const { Cart } = await import('#shop/cart/cart');
const { changeQuantity } = await import('#shop/cart/quantity');
const { quantityOf, subtractQuantities } = await import('#shop/cart/rows');
const { createCheckout, dispatch } = await import('#shop/checkout/checkout');
const { startCheckout } = await import('#shop/checkout/startCheckout');
const { dismissDisplaced } = await import('#shop/checkout/orderAlerts');
const { isBusy } = await import('#shop/checkout/orderState');
const { recordListed } = await import('#shop/checkout/outcome');
const { fetchOrders } = await import('#shop/orders/api');
const { isSameOrder } = await import('#shop/orders/order');
const { loadOrderCode, placeOrder } = await import('#shop/checkout/placeOrder');
const { displacedRows, NOTHING_PENDING, openOrders, withRead } = await import('#shop/checkout/pending');
const { putBack } = await import('#shop/checkout/putBack');
await loadOrderCode();
const { currentCustomer } = await import('#shop/session/customer');
const { endSession, handleUnauthorized, startSession } = await import('#shop/session/sessionStore');
const { alertStore, removeAllAlerts } = await import('#ui/alerts/alertStore');

type Count = Map<string, number>;
const countOf = (counts: Count, id: string): number => counts.get(id) ?? 0;
const limit = (counts: Count, id: string, most: number): void => {
  if (countOf(counts, id) > most) counts.set(id, Math.max(0, most));
};
const rowsOf = (cart: Count): CartRow[] => [...cart].map(([id, quantity]) => ({ ...rowFor(id), quantity }));
/** How many pieces are offered back to a cart. */
const missingIn = ({ pending }: Checkout, rows: readonly CartRow[], id: string): number =>
  quantityOf(displacedRows(pending.get(), rows), id);
/** How many pieces of a cart orders have bought, or may have. */
const boughtInCart = ({ pending }: Checkout, rows: readonly CartRow[], id: string): number =>
  quantityOf(
    withRead(pending.get(), rows).orders.flatMap(({ inCart }) => inCart),
    id,
  );
/** How many pieces open orders may have bought that are not in a cart, nor offered. */
const hiddenOf = ({ pending }: Checkout, rows: readonly CartRow[], id: string): number =>
  openOrders(withRead(pending.get(), rows)).reduce(
    (sum, { items, inCart, fromDisplaced }) =>
      sum + quantityOf(items, id) - quantityOf([...inCart, ...fromDisplaced], id),
    0,
  );
/** How many pieces orders have bought, or may have. */
const boughtOf = ({ pending }: Checkout, id: string): number =>
  pending.get().orders.reduce((sum, { items }) => sum + quantityOf(items, id), 0);

/** A server with carts and orders, which loses answers, and fails before or after its work. */
class Server {
  /** Whether an order empties the cart; else the app does. */
  readonly empties: boolean;
  /** What an order has done that none may do. */
  readonly broken: string[] = [];
  readonly carts = new Map<string, Count>();
  readonly orders = new Map<string, object[]>();
  readonly wanted = new Map<string, Count>();
  /** What each customer has pressed. */
  readonly pressed = new Map<string, Count>();
  /** The products of which the cart may hold more than is wanted: a call that adds or removes them has failed. */
  readonly unsure = new Map<string, Count>();
  /** The press of each order that was carried out. */
  readonly sentBy: (number | undefined)[] = [];
  faults = 0;
  private made = 0;

  constructor(private readonly random: Random) {
    this.empties = random.pick([true, false]);
  }

  of(counts: Map<string, Count>, userId: string): Count {
    const count = counts.get(userId) ?? new Map<string, number>();
    counts.set(userId, count);
    return count;
  }

  private change(counts: Map<string, Count>, userId: string, id: string, by: number): void {
    const count = this.of(counts, userId);
    const next = countOf(count, id) + by;
    if (next > 0) count.set(id, next);
    else count.delete(id);
  }

  /** From now on, the cart may hold more of a product than is wanted. */
  doubt(userId: string, id: string): void {
    this.of(this.unsure, userId).set(id, 1);
  }

  private work(method: string, url: string, body: Record<string, unknown>, userId: string): object {
    const cart = this.of(this.carts, userId);
    const rows = [...cart].map(([id, quantity]) => ({ ...rowFor(id), price: 10 * Number(id[0]), quantity }));
    if (url.includes('/order') && method === 'GET') return this.orders.get(userId) ?? [];
    if (method === 'GET') return { products: rows };
    if (url.endsWith('/cart/add')) {
      for (const { productId } of body.products as { productId: string }[]) {
        this.change(this.carts, userId, productId, 1);
        if (countOf(this.of(this.pressed, userId), productId) === 0)
          this.broken.push('an add of what only another customer has pressed');
      }
    } else if (url.endsWith('/cart/delete')) {
      const id = String(body.productId);
      // What is more than its customer wants was bought.
      const isSurplus =
        countOf(cart, id) > countOf(this.of(this.wanted, userId), id) ||
        countOf(this.of(this.unsure, userId), id) > 0;
      if (this.empties && acting.getStore()?.press !== undefined && cart.has(id) && !isSurplus)
        this.broken.push('a look-up removes a piece that was added later');
      cart.delete(id);
    } else if (url.includes('/cart/clear')) cart.clear();
    else {
      const { press, tab, hasRead } = acting.getStore() ?? {};
      this.sentBy.push(press);
      const items = body.items as { productId: string; quantity: number; price: number }[];
      const { cart: shown, pending } = (tab as Tab).checkout;
      const like = openOrders(pending.get()).filter((sent) => isSameOrder(sent.items, items));
      if (like.length > 1 && !tab?.hasSaidYes) this.broken.push('an order is sent again without a question');
      // A tab can't keep what it could not read.
      const known = (id: string): number =>
        missingIn((tab as Tab).checkout, shown.view.lastKnownRows, id) +
        hiddenOf((tab as Tab).checkout, shown.view.lastKnownRows, id) +
        quantityOf(shown.view.lastKnownRows, id);
      if (!hasRead) {
        for (const id of PRODUCTS) {
          this.doubt(userId, id);
          limit(this.of(this.wanted, userId), id, known(id));
        }
      }
      for (const { productId, quantity } of items) this.change(this.wanted, userId, productId, -quantity);
      if (this.empties) cart.clear();
      this.made += 1;
      const order = { _id: `o${this.made}`, createdAt: new Date(Date.now()).toISOString(), items };
      this.orders.set(userId, [order, ...(this.orders.get(userId) ?? [])]);
      return { order };
    }
    return {};
  }

  readonly send = async (call: ApiCall): Promise<unknown> => {
    const { method = '', url, data, params, signal, authorization = currentAuthorization() } = call;
    const tab = acting.getStore()?.tab;
    const body = (data ?? {}) as Record<string, unknown>;
    const userId = String(
      body.userId ?? (params as { userId?: string } | undefined)?.userId ?? url.split('/').at(-1),
    );
    const isOrder = method === 'POST' && url.includes('/order');
    const fault =
      this.random.below(1) < this.faults
        ? this.random.pick([
            'refused',
            'gone',
            'failed',
            'no',
            'lost',
            ...(isOrder ? ['lost', 'lost', 'lost'] : []),
          ])
        : '';
    await ticks(this.random.below(3));
    const [changed] = (body.products ?? [body]) as { productId?: string }[];
    const doubt = (): void => {
      if (changed?.productId !== undefined) this.doubt(userId, changed.productId);
    };
    if (fault !== '') doubt();
    if (signal?.aborted) throw new ApiError('aborted');
    if (tab?.isGone) return new Promise(() => undefined);
    if (authorization !== `Bearer ${userId}`) this.broken.push(`${method} ${url} with the token of another`);
    const hasNone = url.includes('/cart/clear') && this.of(this.carts, userId).size === 0;
    const answer =
      fault === '' || fault === 'lost' || fault === 'failed' ? this.work(method, url, body, userId) : {};
    await ticks(this.random.below(3));
    if (tab?.isGone) doubt();
    if (tab?.isGone) return new Promise(() => undefined);
    if (signal?.aborted) throw new ApiError('aborted');
    if (fault === 'refused' || fault === 'failed') throw new ApiError('status', 500, {});
    if (fault === 'no') throw new ApiError('status', 409, { message: 'Sold out.' });
    if (fault !== '') throw new ApiError('network');
    if (hasNone) throw new ApiError('status', 404, {});
    const who = acting.getStore();
    if (who && method === 'GET' && url.includes('/cart')) who.hasRead = true;
    // A piece that was missing is back, unless an open order may have bought it.
    const pending = tab?.checkout.pending.readAnew() ?? NOTHING_PENDING;
    const claimed = openOrders(pending).flatMap(({ fromDisplaced }) => fromDisplaced);
    const missing = subtractQuantities(pending.displaced, claimed);
    if (url.endsWith('/cart/add') && who?.isWish)
      for (const { productId } of body.products as { productId: string }[])
        if (quantityOf(missing, productId) === 0) this.change(this.wanted, userId, productId, 1);
    return JSON.parse(JSON.stringify(answer)) as unknown;
  };
}

async function ticks(count: number): Promise<void> {
  for (let left = count; left >= 1; left -= 1) await Promise.resolve();
}

/** The keys that were written since the tabs were last told. */
const written = new Set<string>();

/** Notes what is written; a tab that is gone writes nothing. */
function watchStorage(): void {
  const { setItem, removeItem } = Storage.prototype;
  const isGone = (): boolean => acting.getStore()?.tab.isGone === true;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isGone()) return;
    if (this.getItem(key) !== value) written.add(key);
    setItem.call(this, key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    if (isGone()) return;
    if (this.getItem(key) !== null) written.add(key);
    removeItem.call(this, key);
  });
}

/** What a tab does when another one has written, it does as itself. */
function watchListeners(): void {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    const asTab = AsyncLocalStorage.snapshot();
    const hear = listener as (event: Event) => void;
    listen(type, type === 'storage' ? (event) => asTab(hear, event) : hear, options);
  });
}

/** Lets the other tab learn what one has written. */
function tellTabs(): void {
  for (const key of [STORAGE_KEYS.pending, STORAGE_KEYS.cart])
    if (written.delete(key)) window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await ticks(250);
    tellTabs();
  }
  await ticks(400);
}

/** No two moments are the same, and each walk begins at the same one: a seed always leads to the same walk. */
const START = Date.UTC(2026, 0, 1);
let now = START;

/** One walk of random presses, from a seed. @throws Error that names the seed and the law that was broken */
async function walk(seed: number): Promise<void> {
  now = START;
  const random = randomOf(seed);
  const server = new Server(random);
  api.send = server.send;
  localStorage.clear();
  let userId = 'ada';
  let presses = 0;
  const logIn = (id: string): void => {
    userId = id;
    startSession({ user: { id, name: id, email: `${id}@example.com` }, token: id });
  };
  const open = (): Tab => {
    const checkout = createCheckout(new Cart(userId, currentCustomer()));
    const tab: Tab = { checkout, stop: () => undefined, isGone: false, hasSaidYes: false };
    const stops = acting.run({ tab }, () => [checkout.cart.start(), startCheckout(checkout)]);
    tab.stop = () => stops.forEach((stop) => stop());
    return tab;
  };
  const close = (tab: Tab): void => {
    tab.isGone = true;
    tab.stop();
  };
  logIn('ada');
  let tabs: [Tab, Tab] = [open(), open()];
  const wanted = (): Count => server.of(server.wanted, userId);
  const inCart = (id: string): number => countOf(server.of(server.carts, userId), id);
  const rows = (): CartRow[] => rowsOf(server.of(server.carts, userId));

  const leave = async (isByCustomer: boolean): Promise<void> => {
    let isLogout = isByCustomer;
    const end = (): void =>
      isLogout ? endSession() : handleUnauthorized({ authorization: `Bearer ${userId}` });
    end();
    for (const tab of tabs) tab.stop();
    if (!isLogout && random.pick([true, false])) {
      // The other one comes and goes before all answers to the first one are there.
      logIn(userId === 'ada' ? 'ben' : 'ada');
      const visit = open();
      const id = random.pick(PRODUCTS);
      server.of(server.pressed, userId).set(id, 1);
      acting.run(
        { tab: visit, isWish: true },
        () => void addAndTell(visit.checkout.cart, { ...rowFor(id), id }),
      );
      await ticks(random.below(6));
      isLogout = random.pick([true, false]);
      end();
      visit.stop();
    }
    await settle();
    // What was displaced goes with a logout.
    for (const id of isLogout ? PRODUCTS : []) {
      const bought = boughtInCart(tabs[0].checkout, rows(), id);
      if (bought > 0) server.doubt(userId, id);
      limit(wanted(), id, inCart(id) - bought);
    }
    logIn(random.pick(['ada', 'ben']));
    tabs = [open(), open()];
    acting.run({ tab: tabs[0], isWish: true }, () => void addWanted(tabs[0].checkout.cart));
  };

  const act = async (): Promise<void> => {
    tellTabs();
    const at = random.pick([0, 1] as const);
    const tab = tabs[at];
    const { checkout } = tab;
    const { cart, orderStore } = checkout;
    const id = random.pick(PRODUCTS);
    const what = random.pick([
      ...(['add', 'add', 'more', 'fewer', 'remove', 'clear', 'order', 'order', 'order', 'order'] as const),
      ...(['answer', 'putBack', 'putBack', 'dismiss', 'reload', 'leave', 'list', 'phone'] as const),
    ]);
    // What a removal takes away must be known, and what '−' adds again is no wish: it may not join '+'.
    const waits = ['remove', 'clear', 'dismiss', 'phone'].includes(what);
    if (waits || (what === 'fewer' && cart.state.changes.size > 0)) await settle();
    if (['fewer', 'remove'].includes(what)) server.doubt(userId, id);
    if (['clear', 'dismiss'].includes(what)) for (const one of PRODUCTS) server.doubt(userId, one);
    const row = cart.state.rows.find(({ productId }) => productId === id);
    if (['add', 'order', 'phone'].includes(what)) server.of(server.pressed, userId).set(id, 1);
    // What is in the cart is not wanted any more; what is missing is.
    const unwant = (one: string): void => {
      const own = quantityOf(cart.state.rows, one) - boughtInCart(checkout, cart.state.rows, one);
      const { displaced } = checkout.pending.get();
      limit(wanted(), one, Math.min(countOf(wanted(), one) - own, quantityOf(displaced, one)));
    };
    if (what === 'add') acting.run({ tab, isWish: true }, () => void addAndTell(cart, { ...rowFor(id), id }));
    else if (what === 'more' && row) {
      acting.run({ tab, isWish: true }, () => void changeQuantity(cart, id, 1));
    } else if (what === 'fewer' && row && row.quantity > 1) {
      const had = row.quantity + missingIn(checkout, cart.state.rows, id);
      limit(wanted(), id, Math.min(countOf(wanted(), id), had) - 1);
      acting.run({ tab }, () => void changeQuantity(cart, id, -1));
    } else if (what === 'remove' && row) {
      unwant(id);
      acting.run({ tab }, () => cart.remove(id));
    } else if (what === 'clear') {
      PRODUCTS.forEach(unwant);
      acting.run({ tab }, () => cart.clear());
    } else if (what === 'order') {
      presses += 1;
      if (!isBusy(orderStore.get())) tab.hasSaidYes = false;
      const isCart = random.pick([true, false]);
      const listed = (server.orders.get(userId) ?? []).map((one) => (one as { _id: string })._id);
      const press = {
        rows: isCart ? cart.state.rows : [rowFor(id)],
        isCart,
        listedIds: random.pick([listed, listed, listed, null]),
      };
      acting.run({ tab, press: presses }, () => void placeOrder(checkout, press));
    } else if (what === 'answer') {
      const yes = random.pick([true, false]);
      tab.hasSaidYes ||= yes && orderStore.get().is === 'asking';
      dispatch(checkout, { type: 'answered', yes });
    } else if (what === 'putBack') {
      // An open order, or one that is on its way, may have bought what is put back.
      const isOrdering = tabs.some((one) => isBusy(one.checkout.orderStore.get()));
      const { displaced } = checkout.pending.get();
      const claimed = openOrders(checkout.pending.get()).flatMap(({ fromDisplaced }) => fromDisplaced);
      for (const { productId } of isOrdering ? displaced : claimed) server.doubt(userId, productId);
      acting.run({ tab }, () => void putBack(checkout));
    } else if (what === 'dismiss') {
      const offered = PRODUCTS.filter((one) => missingIn(checkout, cart.state.rows, one) > 0);
      dismissDisplaced(checkout);
      for (const one of offered) limit(wanted(), one, inCart(one) - boughtInCart(checkout, rows(), one));
    } else if (what === 'reload') {
      // An Add whose answer the reload cuts off may stand for a missing piece, or for one that was bought.
      if (!cart.queue.isIdle)
        for (const one of PRODUCTS) {
          const bought = boughtInCart(checkout, rows(), one);
          const missing = missingIn(checkout, rows(), one);
          if (bought + missing > 0) server.doubt(userId, one);
          limit(wanted(), one, inCart(one) + missing - bought);
        }
      close(tab);
      tabs[at] = open();
    } else if (what === 'list') {
      // What it takes out of the cart is no press.
      acting.run(
        { tab, press: 0 },
        () =>
          void fetchOrders({ page: 1, userId })
            .then(({ rows }) => recordListed(checkout, rows))
            .catch(() => undefined),
      );
    } else if (
      what === 'phone' &&
      checkout.pending.get().orders.length + checkout.pending.get().expected.length === 0
    ) {
      server.of(server.carts, userId).set(id, inCart(id) + 1);
      wanted().set(id, countOf(wanted(), id) + 1);
    } else if (what === 'leave') await leave(random.pick([true, false]));
  };

  try {
    for (let step = 0; step < STEPS_OF_A_WALK; step += 1) {
      server.faults = random.pick([0, 0, 0.2, 0.6]);
      await act();
      await ticks(random.below(40));
      if (random.below(3) >= 1) continue;
      await settle();
      check(server, tabs[0], seed, step);
    }
  } finally {
    tabs.forEach(close);
    endSession();
    // What was under way is told.
    await settle();
    removeAllAlerts();
  }
}

/** How often the law of bought pieces was asked, and how often it could not be. */
const checks = { all: 0, skipped: 0 };

/** The laws. */
function check(server: Server, { checkout }: Tab, seed: number, step: number): void {
  const at = `seed ${seed}, step ${step}`;
  expect(server.sentBy, `${at}: an order without a press`).not.toContain(undefined);
  expect(new Set(server.sentBy).size, `${at}: a press that sends two`).toBe(server.sentBy.length);
  expect(server.broken, `${at}: ${server.broken.join()}`).toEqual([]);
  const { userId } = checkout.cart;
  const rows = rowsOf(server.of(server.carts, userId));
  const wanted = server.of(server.wanted, userId);
  for (const id of PRODUCTS) {
    const had = quantityOf(rows, id) + missingIn(checkout, rows, id);
    const own = had - boughtOf(checkout, id);
    checks.all += 1;
    if (server.of(server.unsure, userId).delete(id)) {
      checks.skipped += 1;
      // What the customer sees, or can put back, is wanted from now on, unless an order has bought it.
      const isSeen = quantityOf(checkout.cart.state.rows, id) === quantityOf(rows, id);
      if (!isSeen || boughtOf(checkout, id) > 0) server.doubt(userId, id);
      else wanted.set(id, Math.max(countOf(wanted, id), had));
    }
    expect(had + hiddenOf(checkout, rows, id), `${at}: a piece of ${id[0]} is lost`).toBeGreaterThanOrEqual(
      countOf(wanted, id),
    );
    if (countOf(server.of(server.unsure, userId), id) === 0)
      expect(own, `${at}: more of ${id[0]} is in the cart or offered than is wanted`).toBeLessThanOrEqual(
        countOf(wanted, id),
      );
  }
}

beforeEach(() => {
  // A busy machine times nothing out.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  installLocks({
    holderNow: () => acting.getStore()?.tab,
    isThere: (tab) => tab?.isGone !== true,
    pause: () => Promise.resolve(),
  });
  watchStorage();
  watchListeners();
});
afterEach(removeLocks);

const first = Number(process.env.MODEL_SEED ?? 26_1121);
const walks = Array.from({ length: Math.ceil(STEPS / STEPS_OF_A_WALK) }, (_, index) => first + index);

it(`holds its laws in ${walks.length} walks of ${STEPS_OF_A_WALK} steps, seeds ${first} to ${walks.at(-1)}`, async () => {
  const broken: string[] = [];
  for (const seed of walks) await walk(seed).catch((error: Error) => broken.push(error.message));
  expect(broken).toEqual([]);
  expect(checks.skipped / checks.all).toBeLessThan(0.6);
}, 3_600_000);

it('an order whose code cannot be loaded has failed, and the next press orders once', async () => {
  localStorage.clear();
  const server = new Server(randomOf(1));
  api.send = server.send;
  const checkout = createCheckout(new Cart('ada', currentCustomer()));
  const tab = { checkout } as Tab;
  const press = { rows: [rowFor(AMBER)], isCart: false, listedIds: null };
  const buy = () => acting.run({ tab, press: 1 }, () => placeOrder(checkout, press));
  vi.doMock('#shop/checkout/runOrder', () => Promise.reject(new Error('offline')));
  expect(await buy()).toBe(false);
  expect(checkout.orderStore.get().is).toBe('idle');
  expect(alertStore.get()).toMatchObject([{ text: 'Failed to place order. Please try again.' }]);
  vi.doUnmock('#shop/checkout/runOrder');
  expect(await buy()).toBe(true);
  expect(server.sentBy).toEqual([1]);
});
