import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refreshSession } from '../../src/api/sessionStore';
import { DEMO_ACCOUNT, mockServer, releaseHanging, sentRequests, setFault } from '../../src/mocks/node';
import { address, renderApp } from '../helpers/app';

describe('Profile', () => {
  it('shows ID, name and e-mail of the server, to read only (15.1)', async () => {
    renderApp('/profile', { signedIn: true });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(DEMO_ACCOUNT.id)).toBeVisible();
    expect(main.getByText(DEMO_ACCOUNT.name)).toBeVisible();
    expect(main.getByText(DEMO_ACCOUNT.email)).toBeVisible();
    expect(main.getAllByRole('term').map((term) => term.textContent)).toEqual(['ID', 'Name', 'Email']);
    expect(main.queryByRole('textbox')).toBeNull();
    expect(sentRequests('profile')).toMatchObject([
      { method: 'GET', path: expect.stringMatching(/\/profile$/) as string },
    ]);
    expect(sentRequests('profile')[0]?.authorization).toBe(`Bearer ${localStorage.getItem('token') ?? ''}`);
  });

  it('holds the places while it loads', async () => {
    setFault({ endpoint: 'profile', fault: 'hang' });
    renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Loading your profile...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(3);
    releaseHanging();
    expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
    expect(screen.queryByText('Loading your profile...')).toBeNull();
  });

  it.each([500, 404, 'reset', 'html', 'empty', 'missing'] as const)(
    'says that it failed to load (%s) and tries again when asked to (15.2)',
    async (fault) => {
      setFault({ endpoint: 'profile', fault });
      const { user } = renderApp('/profile', { signedIn: true });
      expect(await screen.findByText('Failed to load profile. Please try again.')).toBeVisible();
      setFault({ endpoint: 'profile', fault: 'none' });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
    },
  );

  it('of another customer than the session is not shown: it has failed to load (15.8)', async () => {
    const ben = { _id: 'b'.repeat(24), name: 'Ben Okri', email: 'ben@example.com' };
    mockServer.use(http.get('*/profile', () => HttpResponse.json(ben)));
    renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Failed to load profile. Please try again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(ben.name);
  });

  it('logs out', async () => {
    const { user } = renderApp('/profile', { signedIn: true });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/login'));
    for (const key of ['user', 'token', 'userId']) expect(localStorage.getItem(key)).toBeNull();
  });

  it('sends the user to /login when the server answers 401', async () => {
    setFault({ endpoint: 'profile', fault: 401 });
    renderApp('/profile', { signedIn: true });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('Check-session (15.3)', () => {
  it('shows who is logged in, and logs out', async () => {
    const { user } = renderApp('/check-session', { signedIn: true });
    const main = within(screen.getByRole('main'));
    const words = await main.findByText(/^Logged In as/);
    expect(words).toHaveTextContent(`Logged In as ${DEMO_ACCOUNT.email}`);
    await user.click(main.getByRole('button', { name: 'Logout' }));
    expect(main.getByText('Not Logged In')).toHaveFocus();
    expect(localStorage.getItem('token')).toBeNull();
    expect(address()).toBe('/check-session');
  });

  it('shows that nobody is logged in, and the way to change that', async () => {
    renderApp('/check-session');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Not Logged In')).toBeVisible();
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(main.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('follows a logout in another tab', async () => {
    renderApp('/check-session', { signedIn: true });
    const main = within(screen.getByRole('main'));
    await main.findByText(/^Logged In as/);
    localStorage.removeItem('token');
    act(() => refreshSession());
    expect(main.getByText('Not Logged In')).toBeVisible();
  });
});
