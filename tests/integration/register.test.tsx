import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, renderApp } from '../helpers/app';
import { sentRequests, setFault } from '../helpers/mock';
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
    expect(sentRequests('register')).toMatchObject([{ body: NEW }]);
    expect(sentRequests('login')).toMatchObject([{ body: { email: NEW.email, password: NEW.password } }]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: NEW.name });
    expect(localStorage.getItem('token')).toMatch(/^mock\./);
  });

  it('shows that only the login after it failed, which can be sent again', async () => {
    setFault({ endpoint: 'login', fault: 'reset', times: 1 });
    const { user, name, submit, signUp } = await openRegister();
    await signUp();
    expect(await screen.findByText('Login after registration failed.')).toBeVisible();
    expect(name).toHaveValue(NEW.name);
    await user.click(submit);
    await waitFor(() => expect(address()).toBe('/'));
    // The account exists already.
    expect(sentRequests('register')).toHaveLength(1);
  });

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
