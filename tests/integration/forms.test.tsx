import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { contactPath } from '#config/paths';
import { answerCall } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { ADA, forms } from '../helpers/forms';
import { currentState, DEMO_ACCOUNT, openSession, sentRequests, setFault } from '../helpers/mock';
import { fill, heading, main } from '../helpers/page';

const link = (name: string | RegExp) => main().getByRole('link', { name });

/** What follows a form that was sent. */
const SENT = {
  login: 'All is new.',
  register: 'All is new.',
  forgotPassword: /We sent a 6-digit code/,
  verifyOtp: 'OTP verified successfully!',
  resetPassword: 'All is new.',
};

const field = (label: string) => main().getByLabelText(label);

/** Opens a form. `submit` sends it with what is typed besides. */
async function openForm(call: keyof typeof forms) {
  const { path, title, button, typed } = forms[call];
  const { user } = renderApp(path, { state: { email: ADA } });
  await heading(title);
  const submit = async (more: Readonly<Record<string, string>> = {}) => {
    await fill(user, more);
    await user.click(main().getByRole('button', { name: button }));
  };
  return { user, path, typed, submit };
}

it.each([
  ['login', 'Please fill in all the fields'],
  ['register', 'Please fill in all the fields'],
  ['resetPassword', 'Please fill in all fields (OTP, New, Confirm).'],
] as const)(
  '%s requires all fields with a line under each empty one, treats blanks as empty, and sends nothing',
  async (call, note) => {
    const { user, typed, submit } = await openForm(call);
    const labels = Object.keys(typed);
    const [first = '', last = ''] = [labels[0], labels.at(-1)];
    await submit(Object.fromEntries(labels.map((label) => [label, ''])));
    expect(screen.getByText(note)).toBeVisible();
    expect(field(first)).toHaveFocus();
    for (const label of labels) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(`${label} is required.`);
    }
    await submit({ ...typed, [last]: ' \u200b ' });
    expect(screen.getByText(note)).toBeVisible();
    expect(field(last)).toHaveFocus();
    for (const [label, text] of Object.entries(typed).slice(0, -1)) {
      expect(field(label)).toBeValid();
      expect(field(label)).toHaveValue(text);
    }
    expect(sentRequests(call)).toEqual([]);
    await user.type(field(last), 'x');
    expect(screen.queryByText(note)).toBeNull();
  },
);

it.each([
  ['register', 'Passwords do not match'],
  ['resetPassword', 'Passwords do not match.'],
] as const)('%s shows that the passwords do not match, below the second', async (call, words) => {
  const { user, typed, submit } = await openForm(call);
  await submit({ ...typed, 'Confirm password': 'Cedar-2' });
  expect(field('Confirm password')).toHaveFocus();
  expect(field('Confirm password')).toHaveAccessibleDescription(words);
  expect(sentRequests(call)).toEqual([]);
  await user.type(field('Confirm password'), 'x');
  expect(screen.queryByText(words)).toBeNull();
});

it.each([
  ['login', 401, 'Invalid email or password.', 'Invalid email or password.', 1],
  ['login', 200, '', 'Unexpected server response. Please try again.', 1],
  ['login', 'reset', '', 'Server error. Please try again later.', 1],
  ['register', 409, 'Already taken.', 'Already taken.', 1],
  ['register', 'reset', '', 'Something went wrong. Please try again later.', 1],
  ['forgotPassword', 404, 'No such account.', 'No such account.', 1],
  ['forgotPassword', 'reset', '', 'Server error. Please try again later.', 1],
  ['verifyOtp', 400, 'This OTP has expired.', 'This OTP has expired.', 1],
  ['verifyOtp', 'reset', '', 'Server error. Please try again later.', 1],
  ['resetPassword', 409, 'Already used.', 'Already used.', 1],
  ['resetPassword', 404, '<html>', 'Request failed (404).', 1],
  ['resetPassword', 500, '<html>', 'Request failed (500).', 2],
  ['resetPassword', 'reset', '', 'Server error. Please try again.', 1],
] as const)('%s shows its error (%s), and can be sent again', async (call, fault, message, words, calls) => {
  const email = call === 'resetPassword' ? ADA : null;
  if (email !== null) localStorage.setItem('resetEmail', email);
  setFault({ endpoint: call, fault, body: { message } });
  const { path, typed, submit } = await openForm(call);
  await submit(typed);
  expect((await screen.findByText(words)).closest('[tabindex]')).toHaveFocus();
  expect(sentRequests(call)).toHaveLength(calls);
  expect(address()).toBe(path);
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(localStorage.getItem('resetEmail')).toBe(email);
  expect(localStorage.getItem('token')).toBeNull();
  const answer = { fault: 200, body: { ...openSession(), message: 'All is new.' } };
  setFault({ endpoint: call, ...answer }, { endpoint: 'login', ...answer });
  await submit();
  expect(await screen.findByText(SENT[call])).toBeVisible();
});

it.each([
  ['forgotPassword', 'Something went wrong.'],
  ['verifyOtp', 'Invalid OTP. Please try again.'],
  ['resetPassword', 'Internal Server Error'],
  ['login', 'Login failed (500).'],
  ['register', 'Registration failed.'],
] as const)('a bare text as the answer to %s is shown by the reset alone', async (call, shown) => {
  answerCall(call, () => new HttpResponse('Internal Server Error', { status: 500 }));
  const { typed, submit } = await openForm(call);
  await submit(typed);
  expect(await screen.findByText(shown)).toBeVisible();
});

describe('forms know each other', () => {
  it('login, registration and Forgot password hand the e-mail to one another', async () => {
    const { user } = renderApp('/login');
    await fill(user, { 'Email or username': 'ada@example.com', Password: 'secret' });
    await user.click(link('Create an account'));
    await heading('Register');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue('');
    await fill(user, { Name: 'Ada', Email: 'ada@lovelace.org' });
    await user.click(link('Login'));
    await heading('Login');
    expect(field('Email or username')).toHaveValue('ada@lovelace.org');
    expect(field('Password')).toHaveValue('');
    await user.click(link('Forgot password?'));
    await heading('Forgot password');
    expect(field('Email')).toHaveValue('ada@lovelace.org');
  });

  it('a user name stays with the login', async () => {
    const { user } = renderApp('/login');
    await fill(user, { 'Email or username': 'ada' });
    await user.click(link('Create an account'));
    await heading('Register');
    expect(field('Email')).toHaveValue('');
  });
});

it("an order links to Contact for help, which knows its number and the customer's name and e-mail", async () => {
  const [order] = currentState().orders[DEMO_ACCOUNT.id] ?? [];
  const number = String(order?.orderId);
  const { user } = renderApp('/orders', { signedIn: true });
  await user.click(await main().findByRole('link', { name: `Not meant? Write to us about order ${number}` }));
  await heading('Contact');
  expect(address()).toBe(contactPath('order'));
  expect(field('Message')).toHaveValue(`Order ID: ${number}\n`);
  expect(field('Email')).toHaveValue(DEMO_ACCOUNT.email);
  expect(main().getByText(`${500 - 11 - number.length} characters left`)).toBeVisible();
  const [first = '', last = ''] = DEMO_ACCOUNT.name.split(' ');
  expect(field('First name')).toHaveValue(first);
  expect(field('Last name')).toHaveValue(last);
  await user.clear(field('First name'));
  await user.type(field('First name'), 'Grace');
  await user.type(field('Message'), 'Too sweet.');
  await user.click(main().getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
  expect(sentRequests('email')[0]?.body).toMatchObject({
    template_params: { name: `Grace ${last}`, message: `Order ID: ${number}\nToo sweet.` },
  });
});
