import { beforeEach, expect, it, vi } from 'vitest';
import { locationState, readLocationState } from '#shop/session/locationState';
import { exchangeCustomer } from '#shop/session/customer';
import { rememberResetEmail } from '#shop/session/resetEmail';
import { endSession, startSession } from '#shop/session/sessionStore';

const EMAIL = 'ada@example.com';

/** What a reload does: the document is another one, with a customer object of its own. */
function reload(): void {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
  exchangeCustomer();
}

function customerLeaves(): void {
  startSession({ user: { id: '1', name: 'Ada', email: EMAIL }, token: 'abc' });
  endSession();
}

beforeEach(() => {
  localStorage.clear();
  exchangeCustomer();
});

const whole = { from: '/orders', email: EMAIL, name: 'Ada', otp: '123456', order: 'A-1' };
const nothing = { from: undefined, email: '', name: '', otp: '', order: '' };

const afterReload = { ...nothing, from: '/orders' };
const startReset = (): void => rememberResetEmail(EMAIL);

it.each([
  ['is read by the same customer', [], whole],
  ['is not read by the next customer', [startReset, customerLeaves], nothing],
  ['keeps after a reload where to go back to, and nothing that was typed', [reload], afterReload],
  ['keeps the e-mail and the code of a reset after a reload', [startReset, reload], { ...whole, order: '' }],
  ['has nothing typed after a departure and a reload', [startReset, customerLeaves, reload], afterReload],
])('what a page carries to the next %s', (_, events, read) => {
  const state = locationState(whole);
  for (const happens of events) happens();
  expect(readLocationState(state)).toEqual(read);
});

it.each([[undefined], [null], ['/orders'], [{}], [{ from: 7, email: {}, customer: 1 }]])(
  'a navigation state of %j carries nothing',
  (state) => {
    expect(readLocationState(state)).toEqual(nothing);
  },
);

it.each([
  ['/products?search=rose#end', '/products?search=rose#end'],
  ['/orders', '/orders'],
  ['/', undefined],
  ['/login', undefined],
  ['/login?next=1', undefined],
  ['/verify-otp#code', undefined],
  ['/loginx', '/loginx'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
])('the alert after a login that began at %s links to %s', (from, address) => {
  expect(readLocationState({ from }).from).toBe(address);
});
