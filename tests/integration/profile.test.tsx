import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#shop/queries/queryClient';
import { getSession } from '#shop/session/sessionStore';
import { answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { DEMO_ACCOUNT, releaseHanging, sentRequests, setFault } from '../helpers/mock';

describe('Profile', () => {
  it('shows ID, name and e-mail from the server, read-only', async () => {
    renderApp('/profile', { signedIn: true });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(DEMO_ACCOUNT.id)).toBeVisible();
    expect(main.getByText(DEMO_ACCOUNT.name)).toBeVisible();
    expect(main.getByText(DEMO_ACCOUNT.email)).toBeVisible();
    expect(main.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Email', 'ID']);
    expect(main.queryByRole('textbox')).toBeNull();
    expect(sentRequests('profile')).toHaveLength(1);
  });

  it('leads to a message about a change of name or e-mail', async () => {
    const { user } = renderApp('/profile', { signedIn: true });
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'write to us' }));
    expect(await screen.findByLabelText('Message')).toHaveValue('Please change my name or e-mail to: ');
  });

  it('shows an error if it cannot be loaded, and tries again only on request', async () => {
    setFault({ endpoint: 'profile', fault: 'reset', times: 1 });
    const { user } = renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Failed to load profile. Please try again.')).toBeVisible();
    expect(sentRequests('profile')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
  });

  it('stays if it cannot be loaded anew', async () => {
    renderApp('/profile', { signedIn: true });
    await screen.findByText(DEMO_ACCOUNT.name);
    setFault({ endpoint: 'profile', fault: 500 });
    await act(async () => {
      await queryClient().refetchQueries({ queryKey: ['profile'] });
      // TanStack Query tells its observers in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(sentRequests('profile')).toHaveLength(2);
    expect(screen.getByText(DEMO_ACCOUNT.name)).toBeVisible();
  });

  it('is shown without an id, with a dash for what is missing; without an e-mail no password can be changed', async () => {
    answerJson('profile', { name: 'Camille Laurent' });
    renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Camille Laurent')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Camille Laurent',
      '—',
      '—',
    ]);
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});

describe('Change password', () => {
  const change = () => screen.findByRole('button', { name: 'Change password' });

  it('asks the API for a code, once, and opens the reset with the e-mail; the session stays', async () => {
    setFault({ endpoint: 'forgotPassword', fault: 'hang' });
    const { user } = renderApp('/profile', { signedIn: true });
    await user.dblClick(await change());
    await waitFor(() => expect(sentRequests('forgotPassword')).toHaveLength(1));
    act(releaseHanging);
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect(sentRequests('forgotPassword')).toMatchObject([{ body: { email: DEMO_ACCOUNT.email } }]);
    expect(await screen.findByText(DEMO_ACCOUNT.email)).toBeVisible();
    expect(getSession()).not.toBeNull();
  });

  it.each([
    [{ fault: 429, body: { message: 'Too many codes.' } }, 'Too many codes.'],
    [{ fault: 500, body: 'Internal Server Error' }, 'Something went wrong.'],
    [{ fault: 'reset' }, 'Server error. Please try again later.'],
  ] as const)('says at the button why it failed (%j), and keeps the session', async (failure, words) => {
    setFault({ endpoint: 'forgotPassword', ...failure });
    const { user } = renderApp('/profile', { signedIn: true });
    await user.click(await change());
    expect(await screen.findByText(words)).toBeVisible();
    expect(await change()).toHaveFocus();
    expect(address()).toBe('/profile');
    expect(getSession()).not.toBeNull();
  });
});

it.each([
  ['/login', undefined],
  ['/reset-password', undefined],
  ['/verify-otp', { email: 'ada@example.com' }],
])('no link of %s leads a customer to Forgot password, which is for guests', async (path, state) => {
  renderApp(path, { signedIn: true, state });
  await screen.findByRole('heading', { level: 1 });
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/forgot-password');
});

it('Check-session shows who is logged in, and logs out', async () => {
  const { user } = renderApp('/check-session', { signedIn: true });
  const main = within(screen.getByRole('main'));
  const words = await main.findByText(/^Logged In as/);
  expect(words).toHaveTextContent(`Logged In as ${DEMO_ACCOUNT.email}`);
  await user.click(main.getByRole('button', { name: 'Logout' }));
  expect(main.getByText('Not Logged In')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  expect(address()).toBe('/check-session');
});
