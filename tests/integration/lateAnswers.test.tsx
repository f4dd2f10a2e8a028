import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endSession, getSession } from '#shop/session/sessionStore';
import { address, renderApp, storeSession } from '../helpers/app';
import { ADA, forms } from '../helpers/forms';
import { DEMO_ACCOUNT, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { alerts } from '../helpers/ordering';
import { fill, heading, logIn, navigation } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';
import { addBen, BEN, logBenIn } from '../helpers/secondCustomer';

/** What can happen between a call and its answer. */
const MEANWHILE = {
  'another customer has logged in': logBenIn,
  'a customer has logged in and out': () => {
    logBenIn();
    endSession();
  },
};
const meanwhile = Object.entries(MEANWHILE);

type App = ReturnType<typeof renderApp>;

/** Leaves the page by a link of the header, then lets the session change. */
async function leave({ user }: App, change: () => void): Promise<void> {
  await user.click(navigation().getByRole('link', { name: 'Contact' }));
  await screen.findByLabelText('Message');
  act(change);
}

/** Sends a form whose answer does not come yet. */
async function send(call: keyof typeof forms): Promise<App> {
  setFault({ endpoint: call, fault: 'hang' });
  const { path, title, typed } = forms[call];
  const app = renderApp(path, { state: { email: ADA } });
  await heading(title);
  await fill(app.user, typed);
  await app.user.keyboard('{Enter}');
  return app;
}

async function answer(): Promise<void> {
  await act(async () => {
    releaseHanging();
    await requestsAnswered();
  });
}

describe('an answer that arrives after the session has changed is discarded', () => {
  it.each(meanwhile)('of a login: %s', async (_, change) => {
    setFault({ endpoint: 'login', fault: 'hang' });
    const app = renderApp('/login');
    await heading('Login');
    await app.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await logIn(app.user);
    await leave(app, change);
    const before = getSession();
    await answer();
    expect(getSession()).toBe(before);
    expect(alerts()).toBeEmptyDOMElement();
    expect(localStorage.getItem('rememberedEmail')).toBeNull();
    expect(address()).toBe('/contact');
  });

  it('of a login: another tab has logged in, and its event has not arrived yet', async () => {
    const app = await send('login');
    await leave(app, () => {
      addBen();
      storeSession(BEN.email);
    });
    await answer();
    expect(localStorage.getItem('userId')).toBe(BEN.id);
    expect(getSession()?.user.id).toBe(BEN.id);
    expect(alerts()).toBeEmptyDOMElement();
  });

  it('of a login: a newer login was sent', async () => {
    const app = await send('login');
    await leave(app, () => undefined);
    await app.user.click(navigation().getByRole('link', { name: 'Login' }));
    await heading('Login');
    await logIn(app.user, 'wrong');
    await waitFor(() => expect(sentRequests('login')).toHaveLength(2));
    await answer();
    expect(await screen.findByText('Invalid email or password.')).toBeVisible();
    expect(getSession()).toBeNull();
    expect(alerts()).toBeEmptyDOMElement();
  });

  it.each(meanwhile)('of a registration, whose login is not sent: %s', async (_, change) => {
    const app = await send('register');
    await leave(app, change);
    const before = getSession();
    await answer();
    expect(getSession()).toBe(before);
    expect(sentRequests('login')).toEqual([]);
    expect(alerts()).toBeEmptyDOMElement();
  });

  it('of a registration: a newer login was sent, which succeeds', async () => {
    const app = await send('register');
    await leave(app, () => undefined);
    await app.user.click(navigation().getByRole('link', { name: 'Login' }));
    await heading('Login');
    setFault({ endpoint: 'login', fault: 'hang' });
    await logIn(app.user);
    await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
    await answer();
    await waitFor(() => expect(getSession()?.user.email).toBe(DEMO_ACCOUNT.email));
    expect(sentRequests('login')).toHaveLength(1);
  });

  it.each(meanwhile)('of a forgotten password, whose e-mail is not stored: %s', async (_, change) => {
    const app = await send('forgotPassword');
    await leave(app, change);
    await answer();
    expect(localStorage.getItem('resetEmail')).toBeNull();
    expect(sessionStorage.getItem('resetEmail')).toBeNull();
    expect(address()).toBe('/contact');
  });

  it.each(meanwhile)(
    'of a reset, whose fallback is not sent and which forgets no later e-mail: %s',
    async (_, change) => {
      const app = await send('resetPassword');
      await waitFor(() => expect(sentRequests('resetPassword')).toHaveLength(1));
      await leave(app, change);
      localStorage.setItem('resetEmail', BEN.email);
      setFault({ endpoint: 'resetPassword', fault: 400, body: { message: 'OTP required' } });
      await answer();
      expect(sentRequests('resetPassword')).toHaveLength(1);
      expect(localStorage.getItem('resetEmail')).toBe(BEN.email);
    },
  );

  it.each(
    meanwhile.flatMap(([what, change]) => [
      [what, change, undefined] as const,
      [`${what}, and it fails`, change, 500] as const,
    ]),
  )('of another code, which is not sent to the API: %s', async (_, change, afterHang) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setFault({ endpoint: 'email', fault: 'hang', ...(afterHang && { afterHang }) });
    const app = renderApp('/verify-otp', { state: { email: ADA } });
    await screen.findByText(/^Resend OTP in/);
    act(() => void vi.advanceTimersByTime(60_000));
    await app.user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
    await leave(app, change);
    await answer();
    expect(sentRequests('updateOtp')).toEqual([]);
    expect(alerts()).toBeEmptyDOMElement();
  });
});
