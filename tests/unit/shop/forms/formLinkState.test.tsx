import { beforeEach, expect, it, vi } from 'vitest';
import { formLinkState, readFormLinkState } from '#shop/forms/formLinkState';
import { rememberResetEmail } from '#shop/session/resetEmail';
import { endSession, startSession } from '#shop/session/sessionStore';

const EMAIL = 'ada@example.com';
const USER = { id: '1', name: 'Ada', email: EMAIL };

/** What a reload does: the document is another one, and its counters begin anew. */
function reload(): void {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
}

beforeEach(() => localStorage.clear());

it('a state of this visit has its e-mail and code', () => {
  expect(readFormLinkState(formLinkState({ email: EMAIL, otp: '123456' }))).toMatchObject({
    email: EMAIL,
    otp: '123456',
  });
});

it('after a reload, so has one of a reset that goes on', () => {
  rememberResetEmail(EMAIL);
  const state = formLinkState({ email: EMAIL, otp: '123456' });
  reload();
  expect(readFormLinkState(state)).toMatchObject({ email: EMAIL, otp: '123456' });
});

it.each([false, true])('after a customer has left, it has none, a reload later too (%s)', (isReloaded) => {
  rememberResetEmail(EMAIL);
  const state = formLinkState({ email: EMAIL, otp: '123456' });
  startSession({ user: USER, token: 'abc' });
  endSession();
  if (isReloaded) reload();
  expect(readFormLinkState(state)).toEqual({ email: '', otp: '', name: '' });
});
