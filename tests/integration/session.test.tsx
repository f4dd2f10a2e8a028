import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#shop/queries/queryClient';
import {
  endSession,
  getSession,
  handleUnauthorized,
  refreshSession,
  startSession,
} from '#shop/session/sessionStore';
import { announce } from '#ui/alerts/announce';
import { address, renderApp, storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first } from '../helpers/goods';
import { DEMO_ACCOUNT, fillCart, openSession, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { otherTabWrites } from '../helpers/otherTab';
import { fill, heading, logIn, navigation } from '../helpers/page';
import { addBen, BEN } from '../helpers/secondCustomer';

function expectSaved(isKept: boolean): void {
  const ids = localStorage.getItem('saved')?.includes('"a"') ?? false;
  expect(ids).toBe(isKept);
  const name = isKept ? 'Saved, 1 perfume' : 'Saved perfumes';
  expect(within(screen.getByRole('banner')).getByRole('link', { name })).toBeVisible();
}

const isGuest = () => navigation().queryByRole('link', { name: 'Login' }) !== null;
const isCustomer = () => navigation().queryByRole('button', { name: 'Logout' }) !== null;

const stored = () =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

/** Changes the shared storage as another tab does, with the events that this tab receives. */
const otherTab = {
  clear: (): void => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  /** Writes in the order of `startSession`. */
  logIn: (email: string): void => {
    const { user, token } = openSession(email);
    otherTabWrites('token', null);
    otherTabWrites('user', JSON.stringify(user));
    otherTabWrites('userId', user._id);
    otherTabWrites('token', token);
  },
  /** Removes in the order of `endSession`. */
  logOut: (): void => {
    for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder', 'resetEmail'])
      otherTabWrites(key, null);
  },
};

const inOtherTab = (work: () => void): void => act(work);

/** Stores everything that a customer's visit can store. */
function storePrivateData(): void {
  localStorage.setItem('cart', '[]');
  localStorage.setItem('lastOrder', '{"_id":"o"}');
  localStorage.setItem('resetEmail', DEMO_ACCOUNT.email);
  sessionStorage.setItem('resetEmail', DEMO_ACCOUNT.email);
  localStorage.setItem('rememberedEmail', DEMO_ACCOUNT.email);
}

function expectNoPrivateData(): void {
  expect(Object.keys(localStorage)).toEqual(['rememberedEmail']);
  expect(Object.keys(sessionStorage)).toEqual([]);
}

/** Records the addresses of history entries from now on, as Back would show them. */
function watchHistory(): string[] {
  const entries = [address()];
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((state, unused, url) => {
    push(state, unused, url);
    entries.push(address());
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, unused, url) => {
    replace(state, unused, url);
    entries.splice(-1, 1, address());
  });
  return entries;
}

function expectLoginOnce(entries: readonly string[]): void {
  expect(entries.at(-1)).toBe('/login');
  expect(entries.filter((entry) => entry === '/login')).toHaveLength(1);
}

describe('a stored session', () => {
  it('is restored at start-up, also on a protected page', async () => {
    renderApp('/profile', { signedIn: true });
    expect(isCustomer()).toBe(true);
    expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
    expect(address()).toBe('/profile');
    expect(sentRequests('profile').map(({ authorization }) => authorization)).toEqual([
      `Bearer ${localStorage.getItem('token') ?? ''}`,
    ]);
  });

  it.each(['user', 'token'])(
    'does not count without `%s`; the other entry stays, because another tab may be logging in',
    async (lacking) => {
      storeSession();
      localStorage.removeItem(lacking);
      const kept = stored();
      renderApp('/profile');
      await heading('Login');
      expect(isGuest()).toBe(true);
      expect(stored()).toEqual(kept);
    },
  );

  const ofUser = (user: string) => ['user', user] as const;
  it.each([
    ...['{', '[{"_id":"u1"}]', '{"_id":""}', '{"_id":".."}', '{"_id":{"$oid":"u1"}}'].map(ofUser),
    ...['{"version":9,"session":{"user":"u1"}}', '{"__proto__":{"_id":"u1"}}'].map(ofUser),
    ...['', 'a b', 'a\nb', 'tökén'].map((token) => ['token', token] as const),
  ])('with `%s` holding %j is garbage: treated as absent, and removed', (key, garbage) => {
    storeSession();
    localStorage.setItem(key, garbage);
    refreshSession();
    expect(getSession()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(Object.hasOwn(Object.prototype, '_id')).toBe(false);
  });

  it('is kept in memory if storage is denied', async () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(denied);
    }
    renderApp('/profile');
    await heading('Login');
    const { user, token } = openSession();
    act(() => startSession({ user: { id: user._id, name: user.name, email: user.email }, token }));
    expect(isCustomer()).toBe(true);
    act(() => refreshSession());
    expect(isCustomer()).toBe(true);
    act(endSession);
    expect(isGuest()).toBe(true);
    vi.restoreAllMocks();
    endSession();
  });

  it('is never mixed with the previous one if storage is full', () => {
    storeSession();
    refreshSession();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key !== 'token') throw new DOMException('full', 'QuotaExceededError');
    });
    startSession({ user: { id: BEN.id, name: BEN.name, email: BEN.email }, token: 'bens' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(getSession()?.user.id).toBe(BEN.id);
    vi.restoreAllMocks();
    endSession();
  });
});

describe('a login', () => {
  it('stores user and userId, then the token, because other tabs watch only the token', () => {
    storeSession();
    refreshSession();
    const spies = (['setItem', 'removeItem'] as const).map((name) => vi.spyOn(Storage.prototype, name));
    startSession({ user: { id: DEMO_ACCOUNT.id, name: 'x', email: 'y' }, token: 'new' });
    const calls = spies.flatMap(({ mock }, index) =>
      mock.calls.map(([key], call) => ({
        words: `${index === 0 ? 'set' : 'remove'} ${key}`,
        order: mock.invocationCallOrder[call] ?? 0,
      })),
    );
    const written = calls.sort((a, b) => a.order - b.order).map(({ words }) => words);
    expect(written).toEqual(['remove token', 'set user', 'set userId', 'set token']);
    expect(stored()).toEqual({
      user: `{"id":"${DEMO_ACCOUNT.id}","name":"x","email":"y"}`,
      userId: DEMO_ACCOUNT.id,
      token: 'new',
    });
  });

  it.each([
    ['removes', 'another', BEN, []],
    ['keeps', 'the same', DEMO_ACCOUNT, ['lastOrder', 'resetEmail']],
  ])('%s the stored last order and reset e-mail of %s customer', (_what, _whose, { id, email }, kept) => {
    storePrivateData();
    localStorage.setItem('userId', DEMO_ACCOUNT.id);
    refreshSession();
    startSession({ user: { id, name: 'x', email }, token: 'new' });
    const local = Object.keys(localStorage).filter((key) => key !== 'cart' || kept.length === 0);
    expect(local.sort()).toEqual([...kept, 'rememberedEmail', 'token', 'user', 'userId'].sort());
    expect(Object.keys(sessionStorage)).toEqual(kept.slice(1));
  });
});

describe('a refused login', () => {
  it.each([401, 403])(
    'with %i ends no session, whoever is logged in, and no private data goes',
    async (status) => {
      storePrivateData();
      setFault({ endpoint: 'login', fault: status, body: { message: 'Not you.' } });
      const { user } = renderApp('/login', { signedIn: true });
      await heading('Login');
      await waitFor(() => expect(sentRequests('cart')[0]?.status).toBe(200));
      const before = stored();
      await logIn(user, 'wrong');
      expect(await screen.findByText('Not you.')).toBeVisible();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(isCustomer()).toBe(true);
      expect(stored()).toEqual(before);
      expect(sessionStorage.getItem('resetEmail')).toBe(DEMO_ACCOUNT.email);
    },
  );

  it('that arrives on another page leads to /login, with its message', async () => {
    setFault({ endpoint: 'login', fault: 'hang' });
    const { user } = renderApp('/login');
    await heading('Login');
    await logIn(user, 'wrong');
    await user.click(navigation().getByRole('link', { name: 'Contact' }));
    await screen.findByLabelText('Message');
    releaseHanging();
    await heading('Login');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid email or password\.$/);
  });
});

describe('another tab', () => {
  it('that logs in is followed; one that clears storage counts as a logout', async () => {
    renderApp('/check-session');
    expect(await screen.findByText('Not Logged In')).toBeVisible();
    inOtherTab(() => otherTab.logIn(DEMO_ACCOUNT.email));
    expect(isCustomer()).toBe(true);
    expect(screen.getByText(DEMO_ACCOUNT.email)).toBeVisible();
    inOtherTab(otherTab.clear);
    expect(screen.getByText('Not Logged In')).toBeVisible();
  });

  it('that logs out is followed: the protected page and its content are removed', async () => {
    renderApp('/profile', { signedIn: true });
    await screen.findByText(DEMO_ACCOUNT.name);
    inOtherTab(otherTab.logOut);
    expect(await heading('Login')).toBeVisible();
    expect(address()).toBe('/login');
    expect(document.body).not.toHaveTextContent(DEMO_ACCOUNT.name);
    expect(queryClient().getQueryCache().getAll()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("that logs another customer in shows that customer's data here, and none of the former customer's", async () => {
    addBen();
    fillCart({ [first.name]: 2 });
    renderApp('/profile', { signedIn: true });
    sessionStorage.setItem('resetEmail', DEMO_ACCOUNT.email);
    otherTabWrites('saved', '["a"]');
    await screen.findByText(DEMO_ACCOUNT.name);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expectSaved(true);
    inOtherTab(() => {
      const { user, token } = openSession(BEN.email);
      otherTabWrites('saved', null);
      // Browsers send the events later, so all writes of the other tab precede the first event.
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('userId', user._id);
      localStorage.setItem('token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(document.body).not.toHaveTextContent(DEMO_ACCOUNT.name);
    expect(await screen.findByText(BEN.name)).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart' })).toBeVisible();
    expectSaved(false);
    expect(address()).toBe('/profile');
    const last = sentRequests('profile').at(-1);
    expect(last?.authorization).toBe(`Bearer ${localStorage.getItem('token') ?? ''}`);
    expect(sessionStorage.getItem('resetEmail')).toBeNull();
  });
});

const shownAgain = (persisted: boolean): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

it('a page from the back/forward cache keeps a session that still exists, and does not check it on a new page', async () => {
  renderApp('/profile', { signedIn: true });
  await screen.findByText(DEMO_ACCOUNT.name);
  shownAgain(true);
  expect(screen.getByText(DEMO_ACCOUNT.name)).toBeVisible();
  localStorage.removeItem('token');
  shownAgain(false);
  expect(isCustomer()).toBe(true);
  expect(address()).toBe('/profile');
});

describe('a refusal by the API', () => {
  it.each([401, 403])(
    '%i on a protected page leads to /login once, and removes private data',
    async (status) => {
      renderApp('/check-session', { signedIn: true });
      await screen.findByRole('heading', { level: 1 });
      storePrivateData();
      setFault({ endpoint: 'orders', fault: status }, { endpoint: 'cart', fault: status });
      const entries = watchHistory();
      act(() => navigation().getByRole('link', { name: 'Orders' }).click());
      expect(await heading('Login')).toBeVisible();
      expectLoginOnce(entries);
      expect(isGuest()).toBe(true);
      expectNoPrivateData();
      expect(queryClient().getQueryCache().getAll()).toEqual([]);
    },
  );

  it.each([true, false])('leaves a login that is being typed, or sent (%s), as it is', async (isSent) => {
    setFault({ endpoint: 'cart', fault: 'hang', afterHang: 401 });
    if (isSent) setFault({ endpoint: 'login', fault: 'hang' });
    const { user } = renderApp('/login', { signedIn: true });
    await heading('Login');
    await fill(user, { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password });
    const submit = screen.getByRole('button', { name: 'Login' });
    if (isSent) await user.click(submit);
    releaseHanging();
    if (!isSent) {
      await waitFor(() => expect(isGuest()).toBe(true));
      await user.click(submit);
    }
    await waitFor(() => expect(address()).toBe('/'));
    expect(isCustomer()).toBe(true);
  });

  it('leads a guest on an open page to /login too, once', async () => {
    renderApp('/check-session');
    await screen.findByRole('heading', { level: 1 });
    setFault({ endpoint: '*', fault: 401 });
    const entries = watchHistory();
    act(() => navigation().getByRole('link', { name: 'Products' }).click());
    expect(await heading('Login')).toBeVisible();
    expectLoginOnce(entries);
    expectLogged(/^Failed to load products: status 401$/m);
  });

  it('needs a press: a pointer over a link fetches no data ahead', async () => {
    const { user } = renderApp('/contact');
    await user.hover(navigation().getByRole('link', { name: 'Products' }));
    await screen.findByLabelText('Message');
    expect(sentRequests()).toEqual([]);
  });
});

it('logging out removes private data from screen, storage and memory, and leads from a protected page to /login', async () => {
  const { user } = renderApp('/profile', { signedIn: true });
  await screen.findByText(DEMO_ACCOUNT.name);
  storePrivateData();
  localStorage.setItem('saved', '["a","b"]');
  act(() => announce(DEMO_ACCOUNT.name));
  await user.click(navigation().getByRole('button', { name: 'Logout' }));
  expect(await heading('Login')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You are logged out. 2 saved perfumes were removed.');
  expectNoPrivateData();
  expect(getSession()).toBeNull();
  expect(queryClient().getQueryCache().getAll()).toEqual([]);
  expect(document.body).not.toHaveTextContent(DEMO_ACCOUNT.name);
});

it.each([
  ['/profile', ['cart', 'profile']],
  ['/orders', ['cart', 'orders']],
  ['/cart', ['cart']],
  ['/products', ['cart', 'products']],
  ['/search?query=oud', ['cart', 'products']],
])('in StrictMode, which runs every effect twice, %s sends just %j', async (path, expected) => {
  renderApp(path, { signedIn: true });
  const settled = () => sentRequests().filter(({ status }) => status !== null);
  await waitFor(() => expect(settled()).toHaveLength(expected.length));
  expect(
    sentRequests()
      .map(({ endpoint }) => endpoint)
      .sort(),
  ).toEqual(expected);
});

describe('a stored token that has ended by its own exp', () => {
  /** Stores a session whose JWT ended this many minutes ago. */
  function storeEnded(minutes: number): string {
    storeSession();
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - minutes * 60 }));
    const token = `e30.${claims.replace(/=+$/, '')}.x`;
    localStorage.setItem('token', token);
    localStorage.setItem('saved', '["a"]');
    localStorage.setItem('resetEmail', DEMO_ACCOUNT.email);
    return token;
  }

  it.each(['/', first.path, '/contact'])('leaves a returning customer at %s, as a guest', async (path) => {
    storeEnded(11);
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(isGuest()).toBe(true));
    expect(address()).toBe(path);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(sentRequests('cart')).toEqual([]);
    expect(stored()).toEqual({ saved: '["a"]' });
  });

  it('leads from a customers’ page to the login, which says why', async () => {
    storeEnded(11);
    renderApp('/orders');
    await heading('Login');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please log in again.');
    expect(sentRequests()).toEqual([]);
  });

  // This computer's clock may be wrong, and another tab may have just logged in.
  it.each([
    ['another tab writes it', (token: string) => otherTabWrites('token', token)],
    ['the page comes out of the back/forward cache', () => shownAgain(true)],
    ['a guest’s call is refused', () => handleUnauthorized({ authorization: null })],
    ['a login here gets it', (token: string) => startSession({ user: DEMO_ACCOUNT, token })],
  ])('counts if %s during a visit', async (_, happens) => {
    setFault({ endpoint: 'cart', fault: 200, body: [] });
    renderApp('/check-session');
    const token = storeEnded(11);
    act(() => {
      happens(token);
    });
    expect(screen.getByText(DEMO_ACCOUNT.email)).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('is the API’s to judge for ten minutes', async () => {
    storeEnded(9);
    renderApp('/contact');
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(1));
    await heading('Login');
  });
});

it('the link of an alert that a guest has followed is not offered to a later customer', async () => {
  const { user } = renderApp('/products?sort=name');
  await user.click((await screen.findAllByRole('button', { name: /^Add to Cart/ }))[0] ?? document.body);
  await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Login' }));
  await heading('Login');
  act(() => startSession({ user: BEN, token: 'bens' }));
  act(endSession);
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
});
