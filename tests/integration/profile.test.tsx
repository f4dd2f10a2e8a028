import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refreshSession } from '../../src/session/sessionStore';
import { DEMO_ACCOUNT, openSession, sentRequests, setFault } from '../../src/mocks/node';
import { answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { logIn, main, navigation } from '../helpers/page';

describe('Profile', () => {
  it('shows ID, name and e-mail from the server, read-only', async () => {
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

  it('shows an error if it cannot be loaded, and tries again only on request', async () => {
    setFault({ endpoint: 'profile', fault: 'reset', times: 1 });
    const { user } = renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Failed to load profile. Please try again.')).toBeVisible();
    expect(sentRequests('profile')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
  });

  it('is shown without an id, with a dash for what is missing', async () => {
    answerJson('profile', { name: 'Camille Laurent' });
    renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Camille Laurent')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '—',
      'Camille Laurent',
      '—',
    ]);
  });

  it.each(['_id', 'id', 'userId'])(
    "is shown if its id is the `%s` of the login's user, in a later visit too",
    async (field) => {
      const ids = { _id: DEMO_ACCOUNT.id, id: 7, userId: 'customer-7' };
      const whole = { ...ids, name: 'Camille Laurent', email: DEMO_ACCOUNT.email };
      answerJson('login', { user: whole, token: openSession().token });
      const id = ids[field as keyof typeof ids];
      answerJson('profile', { [field]: id, name: 'Camille Laurent' });
      const { user } = renderApp('/login');
      await logIn(user);
      await waitFor(() => expect(address()).toBe('/'));
      refreshSession();
      await user.click(navigation().getByRole('link', { name: 'Profile' }));
      expect(await main().findByText('Camille Laurent')).toBeVisible();
      expect(main().getAllByRole('definition')[0]).toHaveTextContent(String(id));
    },
  );

  it('counts as failed if it belongs to another customer than the session', async () => {
    const ben = { _id: 'b'.repeat(24), name: 'Ben Okri', email: 'ben@example.com' };
    answerJson('profile', ben);
    renderApp('/profile', { signedIn: true });
    expect(await screen.findByText('Failed to load profile. Please try again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(ben.name);
  });
});

describe('Check-session', () => {
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
});
