import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { DEMO_ACCOUNT, openSession, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { fill } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';

async function openLogin(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/login', options);
  const email = await screen.findByLabelText<HTMLInputElement>('Email or username');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const submit = screen.getByRole('button', { name: 'Login' });
  const logIn = async (name: string = DEMO_ACCOUNT.email, secret: string = DEMO_ACCOUNT.password) => {
    await fill(app.user, { 'Email or username': name, Password: secret });
    await app.user.click(submit);
  };
  return { ...app, email, password, submit, logIn };
}

describe('Login', () => {
  it('has an e-mail or username and a password, which can be shown, and is hidden on submit', async () => {
    setFault({ endpoint: 'login', fault: 400 });
    const { user, email, password, logIn } = await openLogin();
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
    const show = screen.getByRole('button', { name: 'Show password' });
    await user.click(password);
    await user.tab();
    expect(show).toHaveFocus();
    await user.keyboard(' ');
    expect(password).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await logIn();
    expect(password).toHaveAttribute('type', 'password');
    expect(show).toHaveAttribute('aria-pressed', 'false');
    // A call that is still running would count in the next test.
    await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
    await requestsAnswered();
  });

  it("shows the server's message, stores the session and goes to Home", async () => {
    const { logIn } = await openLogin();
    await logIn(`  ${DEMO_ACCOUNT.email} `, ` ${DEMO_ACCOUNT.password}  `);
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('alert')).toHaveTextContent('Login successful!');
    expect(sentRequests('login')).toMatchObject([
      { body: { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password } },
    ]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: DEMO_ACCOUNT.email });
    expect(localStorage.getItem('token')).toMatch(/^mock\./);
    expect(localStorage.getItem('userId')).toBe(DEMO_ACCOUNT.id);
  });

  it.each([
    ['Welcome back, Camille.', 'Welcome back, Camille.'],
    [undefined, 'Login successful!'],
    ['<b>Hello</b>', 'Login successful!'],
  ])('shows %s of the server as %s', async (message, shown) => {
    answerJson('login', { ...openSession(), message });
    const { logIn } = await openLogin();
    await logIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
  });

  it.each(['neo;', '<neo>', 'mailto:neo', 'neo,', ' trinity '])(
    'takes %j as a user name, which is only trimmed',
    async (name) => {
      const { logIn } = await openLogin();
      await logIn(name);
      await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
      expect(sentRequests('login')[0]?.body).toMatchObject({ email: name.trim() });
    },
  );

  it('is sent once, even if it is submitted several times while it runs', async () => {
    setFault({ endpoint: 'login', fault: 'hang' });
    const { user, password, submit, logIn } = await openLogin();
    await logIn();
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
    expect(submit).toHaveFocus();
    await user.dblClick(submit);
    await user.type(password, '{Enter}{Enter}');
    // A browser's extension may submit the form without its button.
    act(() => submit.closest('form')?.requestSubmit());
    releaseHanging();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sentRequests('login')).toHaveLength(1);
  });

  it('does not move the focus of a user who goes on typing while it runs', async () => {
    setFault({ endpoint: 'login', fault: 'hang' });
    const { user, password, submit, logIn } = await openLogin();
    await logIn(DEMO_ACCOUNT.email, 'wrong');
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
    await user.type(password, 'x');
    releaseHanging();
    expect(await screen.findAllByText('Invalid email or password.')).not.toHaveLength(0);
    expect(password).toHaveFocus();
  });
});

describe('Remember me', () => {
  it('stores the typed e-mail, never the password, for the next visit', async () => {
    const { user, logIn } = await openLogin();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await logIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('rememberedEmail')).toBe(DEMO_ACCOUNT.email);
    expect(JSON.stringify(localStorage)).not.toContain(DEMO_ACCOUNT.password);
  });

  it('fills in the remembered e-mail, and deletes it when it is unticked', async () => {
    localStorage.setItem('rememberedEmail', 'me@example.com');
    const { user, email, password } = await openLogin();
    expect(email).toHaveValue('me@example.com');
    expect(password).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    expect(localStorage.getItem('rememberedEmail')).toBeNull();
  });

  it.each([
    ['ticked', true, DEMO_ACCOUNT.email],
    ['unticked', false, null],
  ])('counts as %s at the time of sending, if the page is left before the answer', async (_, tick, kept) => {
    localStorage.setItem('rememberedEmail', 'me@example.com');
    setFault({ endpoint: 'login', fault: 'hang' });
    const { user, email, logIn } = await openLogin();
    if (!tick) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.clear(email);
    await logIn();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { level: 1, name: 'Register' });
    releaseHanging();
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(localStorage.getItem('rememberedEmail')).toBe(kept);
    // Nor does the login lead away.
    expect(address()).toBe('/register');
  });
});
