import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession, refreshSession } from '#shop/session/sessionStore';
import { address, renderApp, signIn } from '../helpers/app';
import { DEMO_ACCOUNT, setFault } from '../helpers/mock';
import { fill, header, main } from '../helpers/page';
import { addBen, BEN } from '../helpers/secondCustomer';

/** Logs out in another tab; for tests in which this tab's own button is behind a dialog. */
async function logOutElsewhere(): Promise<void> {
  localStorage.clear();
  await act(() => Promise.resolve(refreshSession()));
}

describe('typed text', () => {
  it.each([
    ['/contact', 'Message'],
    ['/contact', 'Email'],
    ['/register', 'Name'],
    ['/register', 'Password'],
    ['/login', 'Email or username'],
    ['/login', 'Password'],
    ['/reset-password', 'OTP'],
    ['/reset-password', 'New password'],
  ])('at %s in %s is cleared by a logout', async (path, label) => {
    const { user } = renderApp(path, { signedIn: true });
    await user.type(await main().findByLabelText(label), '123456');
    await user.click(header().getByRole('button', { name: 'Logout' }));
    expect(address()).toBe(path);
    expect(main().getByLabelText(label)).toHaveValue('');
  });

  it.each(['open', 'closed'])('in Notify Me, which is %s, is cleared by a logout', async (state) => {
    const { user } = renderApp('/', { signedIn: true });
    const opener = () => screen.findByRole('button', { name: 'Notify Me When Live' });
    await user.click(await opener());
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Be the first to know' }));
    await user.type((await dialog()).getByLabelText('Email'), 'lena@example.com');
    if (state === 'closed') await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await logOutElsewhere();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await opener());
    expect((await dialog()).getByLabelText('Email')).toHaveValue('');
  });

  it('stays after a login in another tab', async () => {
    const { user } = renderApp('/contact');
    await user.type(await main().findByLabelText('Message'), 'Good evening');
    signIn();
    expect(header().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(main().getByLabelText('Message')).toHaveValue('Good evening');
  });
});

it('a login in place of another customer leads to Home, although it empties the form', async () => {
  addBen();
  const { user } = renderApp('/login', { signedIn: true });
  await fill(user, { 'Email or username': BEN.email, Password: BEN.password });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(getSession()?.user.id).toBe(BEN.id);
});

it('a typed password is cleared after going to another page and back', async () => {
  const { user } = renderApp('/login');
  await user.type(await main().findByLabelText('Password'), 'Cedar-1');
  await user.click(header().getByRole('link', { name: 'Contact' }));
  await main().findByLabelText('Message');
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await main().findByLabelText('Password')).toHaveValue('');
});

describe('the e-mail of a reset', () => {
  it('is filled in at Login, and stored nowhere', async () => {
    localStorage.setItem('rememberedEmail', 'me@example.com');
    const { user } = renderApp('/reset-password', { state: { email: DEMO_ACCOUNT.email } });
    await resetWith(user);
    expect(await main().findByLabelText('Email or username')).toHaveValue(DEMO_ACCOUNT.email);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(DEMO_ACCOUNT.email);
  });

  it('is not filled in for a user who reaches Login later in another way', async () => {
    const { user } = renderApp('/reset-password', { state: { email: DEMO_ACCOUNT.email } });
    await resetWith(user, 'Contact');
    await main().findByLabelText('Message');
    await user.click(header().getByRole('link', { name: 'Login' }));
    expect(await main().findByLabelText('Email or username')).toHaveValue('');
  });
});

/** Sets a new password, then follows a link. */
async function resetWith(user: ReturnType<typeof renderApp>['user'], link?: string): Promise<void> {
  setFault({ endpoint: 'resetPassword', fault: 200, body: {} });
  await fill(user, { OTP: '123456', 'New password': 'Cedar-1', 'Confirm password': 'Cedar-1' });
  await user.keyboard('{Enter}');
  await screen.findByText('Password reset successful!');
  await user.click((link ? header() : main()).getByRole('link', { name: link ?? 'Login' }));
}
