import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from '#shop/session/AuthContext';
import { currentCustomer, isPersonHere, perCustomer } from '#shop/session/customer';
import {
  endSession,
  getSession,
  handleUnauthorized,
  refreshSession,
  accountSignal,
  sessionStore,
  setLogoutHandler,
  startSession,
  subscribeToOtherTabs,
} from '#shop/session/sessionStore';
import { otherTabWrites } from '../../../helpers/otherTab';

const session = (id: string, token: string) => ({
  user: { id, name: id, email: `${id}@example.com` },
  token,
});
const ADA = session('ada', 'adas');
const BEN = session('ben', 'bens');

/** Replaces the stored session, as another tab does before its event comes. */
function writeElsewhere(next: typeof ADA | null): void {
  localStorage.clear();
  if (!next) return;
  localStorage.setItem('user', JSON.stringify(next.user));
  localStorage.setItem('token', next.token);
}

function storeElsewhere(next: typeof ADA | null): void {
  writeElsewhere(next);
  refreshSession();
}

beforeEach(() => storeElsewhere(null));
afterEach(() => storeElsewhere(null));

/** The API refuses the token of a session. */
const refuse = ({ token }: typeof ADA) => handleUnauthorized({ authorization: `Bearer ${token}` });

/** Each change from ADA's session, and whether the customer leaves. */
const CHANGES: [what: string, change: () => void, leaves: boolean][] = [
  ['a logout', () => endSession(), true],
  ['a 401', () => refuse(ADA), true],
  ['another customer logs in', () => startSession(BEN), true],
  ['a logout in another tab', () => storeElsewhere(null), true],
  ['another customer logs in in another tab', () => storeElsewhere(BEN), true],
  ['a new login of the same customer', () => startSession(session('ada', 'newer')), false],
  ['a new login of the same customer in another tab', () => storeElsewhere(session('ada', 'newer')), false],
];

describe.each(CHANGES)('%s', (what, change, leaves) => {
  // After a refusal the person is still there, and a login that is on its way goes on.
  const isRefusal = what === 'a 401';
  beforeEach(() => startSession(ADA));

  it(`${leaves ? 'gives' : 'does not give'} the next customer new values, and ends what runs`, () => {
    const drafts = perCustomer(() => new Map<string, string>());
    const customer = currentCustomer();
    drafts().set('?about=order', 'Dear all');
    change();
    expect(drafts().size).toBe(leaves ? 0 : 1);
    expect(currentCustomer().customerKey !== customer.customerKey).toBe(leaves);
    expect(currentCustomer().personKey !== customer.personKey).toBe(leaves && !isRefusal);
    expect(customer.signal.aborted).toBe(leaves);
    expect(currentCustomer().signal.aborted).toBe(false);
  });

  it(`is told to the listeners once, after it has happened, and ${isRefusal ? 'leaves' : 'cancels'} account calls`, () => {
    const heard: unknown[] = [];
    const signal = accountSignal();
    const stop = sessionStore.subscribe(() => {
      heard.push(getSession());
      expect(signal.aborted).toBe(!isRefusal);
    });
    change();
    stop();
    expect(heard).toEqual([getSession()]);
    if (!isRefusal) expect(signal.reason).toMatchObject({ failure: 'aborted' });
    expect(accountSignal().aborted).toBe(false);
  });
});

it('a login of a guest is no departure, and keeps what is in memory: the perfume that the guest wanted', () => {
  const drafts = perCustomer(() => new Map<string, string>());
  drafts().set('', 'Good evening');
  const guest = currentCustomer();
  startSession(ADA);
  expect(currentCustomer()).toBe(guest);
  expect(drafts().size).toBe(1);
});

it.each([
  ['still here', [], true],
  ['still here after a new login', [() => startSession(session('ada', 'newer'))], true],
  ['gone after another one has logged in and out', [() => startSession(BEN), () => endSession()], false],
  ['gone after the 401 of another one', [() => startSession(BEN), () => refuse(BEN)], false],
])('a customer whose session the API has ended is %s', (_, events, isHere) => {
  startSession(ADA);
  const customer = currentCustomer();
  refuse(ADA);
  for (const happens of events) happens();
  expect(isPersonHere(customer)).toBe(isHere);
});

it('reading an unchanged session again tells nobody and cancels nothing', () => {
  startSession(ADA);
  const heard = vi.fn();
  const stop = sessionStore.subscribe(heard);
  const signal = accountSignal();
  refreshSession();
  stop();
  expect(heard).not.toHaveBeenCalled();
  expect(signal.aborted).toBe(false);
});

it.each([
  ['nothing if another tab has just logged in, whose event is still to come', BEN, []],
  ['the logout handler too if another tab has just met one, whose event does not come', null, [[true]]],
])('a refused token causes %s', (_, stored, told) => {
  startSession(ADA);
  writeElsewhere(stored);
  vi.useFakeTimers();
  const handler = vi.fn();
  const stop = setLogoutHandler(handler);
  refuse(ADA);
  expect(handler).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  stop();
  expect(getSession()).toEqual(stored);
  expect(localStorage.getItem('token')).toBe(stored?.token ?? null);
  expect(handler.mock.calls).toEqual(told);
});

it('a guest is known while the page hydrates; a customer is not, because the page is prerendered for a guest', () => {
  const Loading = () => String(useAuth().loading);
  const hydrating = () =>
    renderToString(
      <AuthProvider>
        <Loading />
      </AuthProvider>,
    );
  expect(hydrating()).toBe('false');
  startSession(ADA);
  expect(hydrating()).toBe('true');
});

it.each([
  ['a 401', true],
  ['a logout', false],
])('after %s in another tab the person is still here: %s', async (_, isHere) => {
  startSession(ADA);
  const stop = subscribeToOtherTabs();
  const handler = vi.fn();
  const stopHandler = setLogoutHandler(handler);
  const customer = currentCustomer();
  vi.resetModules();
  const otherTab = await import('#shop/session/sessionStore');
  otherTab.beginVisit();
  const written: [key: string, text: string | null][] = [];
  const set = vi.spyOn(Storage.prototype, 'setItem');
  set.mockImplementation((key, text) => void written.push([key, text]));
  const remove = vi.spyOn(Storage.prototype, 'removeItem');
  remove.mockImplementation((key) => void written.push([key, null]));
  if (isHere) otherTab.handleUnauthorized({ authorization: `Bearer ${ADA.token}` });
  else otherTab.endSession();
  vi.restoreAllMocks();
  for (const [key, text] of written) otherTabWrites(key, text);
  stop();
  stopHandler();
  expect(handler.mock.calls).toEqual(isHere ? [[true, true]] : []);
  expect(getSession()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(customer.signal.aborted).toBe(true);
  expect(isPersonHere(customer)).toBe(isHere);
});

describe('while another tab logs in', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    storeElsewhere(ADA);
    stop = subscribeToOtherTabs();
  });
  afterEach(() => stop());

  it('one customer or the other is here, and never a guest', () => {
    const seen: (string | undefined)[] = [];
    for (const [key, text] of [
      ['token', null],
      ['user', JSON.stringify(BEN.user)],
      ['token', BEN.token],
    ] as const) {
      otherTabWrites(key, text);
      seen.push(getSession()?.user.id);
    }
    expect(seen).toEqual(['ada', 'ada', 'ben']);
    vi.advanceTimersByTime(5000);
    expect(getSession()).toEqual(BEN);
  });

  it('the session ends if the login is not completed', () => {
    otherTabWrites('token', null);
    expect(getSession()).toEqual(ADA);
    vi.advanceTimersByTime(1000);
    expect(getSession()).toBeNull();
  });
});
