import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contactPath } from '#config/paths';
import { address, renderApp } from '../helpers/app';
import { currentState, DEMO_ACCOUNT, sentRequests } from '../helpers/mock';
import { fill, header, heading, main } from '../helpers/page';

const link = (name: string | RegExp) => main().getByRole('link', { name });
const back = () => act(() => window.history.back());

describe('forms know each other', () => {
  it('login, registration and Forgot password hand the e-mail to one another', async () => {
    const { user } = renderApp('/login');
    await fill(user, { 'Email or username': 'ada@example.com', Password: 'secret' });
    await user.click(link('Create an account'));
    await heading('Register');
    expect(main().getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(main().getByLabelText('Password')).toHaveValue('');
    await fill(user, { Name: 'Ada', Email: 'ada@lovelace.org' });
    await user.click(link('Login'));
    await heading('Login');
    expect(main().getByLabelText('Email or username')).toHaveValue('ada@lovelace.org');
    expect(main().getByLabelText('Password')).toHaveValue('');
    await user.click(link('Forgot password?'));
    await heading('Forgot password');
    expect(main().getByLabelText('Email')).toHaveValue('ada@lovelace.org');
  });

  it('a user name stays with the login', async () => {
    const { user } = renderApp('/login');
    await fill(user, { 'Email or username': 'ada' });
    await user.click(link('Create an account'));
    await heading('Register');
    expect(main().getByLabelText('Email')).toHaveValue('');
  });

  it('Back to Contact finds the draft; once it is sent, the form is empty', async () => {
    const { user } = renderApp('/contact');
    await fill(user, { Message: 'Good evening' });
    await user.click(header().getByRole('link', { name: 'Login' }));
    await heading('Login');
    back();
    await heading('Contact');
    expect(main().getByLabelText('Message')).toHaveValue('Good evening');
    expect(main().getByText('488 characters left')).toBeVisible();
    await fill(user, { 'First name': 'Ada', 'Last name': 'Martin', Email: 'ada@example.com' });
    await user.click(main().getByRole('button', { name: 'Send Message' }));
    await user.click(await main().findByRole('button', { name: 'Write another message' }));
    expect(main().getByLabelText('Message')).toHaveValue('');
  });
});

it("an order links to Contact for help, which knows its number and the customer's name and e-mail", async () => {
  const [order] = currentState().orders[DEMO_ACCOUNT.id] ?? [];
  const number = String(order?.orderId);
  const { user } = renderApp('/orders', { signedIn: true });
  await user.click(await main().findByRole('link', { name: `Not meant? Write to us about order ${number}` }));
  await heading('Contact');
  expect(address()).toBe(contactPath('order'));
  expect(main().getByLabelText('Message')).toHaveValue(`Order ID: ${number}\n`);
  expect(main().getByLabelText('Email')).toHaveValue(DEMO_ACCOUNT.email);
  expect(main().getByText(`${500 - 11 - number.length} characters left`)).toBeVisible();
  const [first = '', last = ''] = DEMO_ACCOUNT.name.split(' ');
  expect(main().getByLabelText('First name')).toHaveValue(first);
  expect(main().getByLabelText('Last name')).toHaveValue(last);
  await user.clear(main().getByLabelText('First name'));
  await user.type(main().getByLabelText('First name'), 'Grace');
  await user.type(main().getByLabelText('Message'), 'Too sweet.');
  await user.click(main().getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
  expect(sentRequests('email')[0]?.body).toMatchObject({
    template_params: { name: `Grace ${last}`, message: `Order ID: ${number}\nToo sweet.` },
  });
});
