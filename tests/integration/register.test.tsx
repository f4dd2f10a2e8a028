import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, renderApp } from '../helpers/app';
import { DEMO_ACCOUNT, sentRequests, setFault } from '../helpers/mock';
import { fill } from '../helpers/page';

const NEW = { name: 'Ada Nguyen', email: 'ada@example.com', password: 'Cedar-1' };

async function openRegister() {
  const app = renderApp('/register');
  const name = await screen.findByLabelText('Name');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const confirm = screen.getByLabelText('Confirm password');
  const submit = screen.getByRole('button', { name: 'Register' });
  const signUp = async (typed: Readonly<Record<string, string>> = {}) => {
    const { password: secret } = NEW;
    const all = { Name: NEW.name, Email: NEW.email, Password: secret, 'Confirm password': secret };
    await fill(app.user, { ...all, ...typed });
    await app.user.click(submit);
  };
  return { ...app, name, email, password, confirm, submit, signUp };
}

describe('Register', () => {
  it('creates the account, logs in automatically, welcomes and goes to Home', async () => {
    const { name, email, password, confirm, signUp } = await openRegister();
    const tokens = [name, email, password, confirm].map((field) => field.getAttribute('autocomplete'));
    expect(tokens).toEqual(['name', 'email', 'new-password', 'new-password']);
    await signUp({ Name: ' Ada Nguyen ', Email: 'ada@example.com ', Password: ' Cedar-1 ' });
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('alert')).toHaveTextContent('Login successful!');
    expect(sentRequests('register')).toMatchObject([{ contentType: 'application/json', body: NEW }]);
    expect(sentRequests('login')).toMatchObject([
      { contentType: 'application/json', body: { email: NEW.email, password: NEW.password } },
    ]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: NEW.name });
    expect(localStorage.getItem('token')).toMatch(/^mock\./);
  });

  it('requires all four fields with a line under each empty one, and keeps the typed text', async () => {
    const { user, name, email, password, confirm, submit } = await openRegister();
    await user.type(email, NEW.email);
    await user.click(submit);
    expect(screen.getByText('Please fill in all the fields')).toBeVisible();
    expect(name).toHaveFocus();
    for (const empty of [name, password, confirm]) expect(empty).toBeInvalid();
    expect(confirm).toHaveAccessibleDescription('Confirm password is required.');
    expect(email).toBeValid();
    expect(email).toHaveValue(NEW.email);
    expect(sentRequests('register')).toEqual([]);
  });

  it('shows that the passwords do not match, below the second', async () => {
    const { user, confirm, signUp } = await openRegister();
    await signUp({ 'Confirm password': 'Cedar-2' });
    expect(confirm).toHaveFocus();
    expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    expect(sentRequests('register')).toEqual([]);
    await user.type(confirm, 'x');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
  });

  it("shows the server's text if it refuses", async () => {
    const { name, signUp } = await openRegister();
    await signUp({ Email: DEMO_ACCOUNT.email });
    expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
    expect(name).toHaveValue(NEW.name);
    expect(sentRequests('login')).toEqual([]);
  });

  it.each([
    ['register', 500, 'Registration failed.'],
    ['register', 'reset', 'Something went wrong. Please try again later.'],
    ['login', 'reset', 'Login after registration failed.'],
  ] as const)(
    'shows that the call %s failed (%s): %j; the form keeps its fields and can be sent again',
    async (endpoint, fault, words) => {
      setFault({ endpoint, fault, body: { message: '<html>' }, times: 1 });
      const { user, name, email, password, confirm, submit, signUp } = await openRegister();
      await signUp();
      expect(await screen.findByText(words)).toBeVisible();
      expect(name).toHaveValue(NEW.name);
      expect(email).toHaveValue(NEW.email);
      for (const field of [password, confirm]) expect(field).toHaveValue(NEW.password);
      await user.click(submit);
      await waitFor(() => expect(address()).toBe('/'));
      // If only the login failed, the account exists already.
      expect(sentRequests('register')).toHaveLength(endpoint === 'login' ? 1 : 2);
    },
  );

  it.each([401, 403])(
    'goes to /login with an alert if the login afterwards is answered with %i',
    async (fault) => {
      setFault({ endpoint: 'login', fault });
      const { signUp } = await openRegister();
      await signUp();
      expect(await screen.findByText('Login after registration failed.')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Login after registration failed.');
      expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      expect(address()).toBe('/login');
    },
  );
});
