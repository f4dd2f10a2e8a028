import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bearer } from '#api/endpoints';
import { keysOf } from '#lib/tables';
import { locationState } from '#shop/session/locationState';
import { endSession, getSession, handleUnauthorized, startSession } from '#shop/session/sessionStore';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { inbox, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { fill, heading, logInAgain, main, meetRefusal, navigation } from '../helpers/page';

const SENT = "Thank you for reaching out! We'll get back to you soon.";
const LETTER = {
  'First name': 'José',
  'Last name': 'van Ærø',
  Email: 'jose@example.com',
  Message: 'Bonjour',
};
const LABELS = keysOf(LETTER);
const HINT = 'Leave out hyphens, apostrophes and digits: O Brien Smith.';
const field = (label: keyof typeof LETTER) => main().getByLabelText(label);
const submit = () => main().getByRole('button', { name: 'Send Message' });

async function openContact() {
  const { user } = renderApp('/contact');
  await heading('Contact');
  const write = async (typed: Partial<typeof LETTER> = {}) => {
    await fill(user, { ...LETTER, ...typed });
    await user.click(submit());
  };
  return { user, write };
}

describe('Contact', () => {
  it('has a hero, social links and a form with autocomplete tokens', async () => {
    await openContact();
    const link = (name: string) => main().getByRole('link', { name });
    expect(link('Instagram')).toHaveAttribute('href', 'https://www.instagram.com/');
    expect(link('X')).toHaveAttribute('href', 'https://x.com/');
    expect(field('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  });

  it('sends name, e-mail and message, shows the thanks with the focus, and clears the fields', async () => {
    const { user, write } = await openContact();
    await write({ 'First name': ' José ', Email: ' jose@example.com ' });
    expect(await screen.findByText(SENT)).toHaveFocus();
    const params = { name: 'José van Ærø', email: 'jose@example.com', message: 'Bonjour' };
    expect(sentRequests('email')).toMatchObject([{ authorization: null, body: { template_params: params } }]);
    expect(inbox()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('First name')).toHaveFocus();
    for (const label of LABELS) expect(field(label)).toHaveValue('');
  });

  it('only logs a failed send: the fields keep their text, and it can be sent again', async () => {
    setFault({ endpoint: 'email', fault: 'reset', times: 1 });
    const { user } = await openContact();
    await fill(user, LETTER);
    const before = screen.getByRole('main').textContent;
    await user.click(submit());
    await waitFor(() => expectLogged(/The message could not be sent/));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('main').textContent).toBe(before);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    for (const label of LABELS) expect(field(label)).toHaveValue(LETTER[label]);
    await user.click(submit());
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it.each([
    ['a newer text', 'A second letter', 'A second letter'],
    ['the same text', '', ''],
  ])('keeps %s when an older message arrives after the page was left', async (_, typed, kept) => {
    setFault({ endpoint: 'email', fault: 'hang' });
    const { user, write } = await openContact();
    await write();
    await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
    // The page stays until the code of the next one is there.
    const leave = async (name: string) => {
      await user.click(navigation().getByRole('link', { name }));
      await waitFor(() => expect(document.title).toContain(name));
    };
    await leave('Login');
    await leave('Contact');
    if (typed !== '') await fill(user, { Message: typed });
    act(releaseHanging);
    await waitFor(() => expect(sentRequests('email')[0]?.status).toBe(200));
    await leave('Login');
    await leave('Contact');
    expect(field('Message')).toHaveValue(kept);
    expect(field('Email')).toHaveValue(kept && LETTER.Email);
  });

  it('requires each field with its own text, and focuses the first', async () => {
    const { user } = await openContact();
    await user.click(submit());
    expect(field('First name')).toHaveFocus();
    for (const label of LABELS) {
      expect(field(label)).toBeInvalid();
      const text = `${label} is required.`;
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    expect(screen.getByText('4 fields need your attention.')).toHaveAttribute('role', 'status');
    expect(sentRequests('email')).toEqual([]);
  });

  it.each([
    ['First name', '   ', 'First name is required.'],
    ['First name', '4nna', 'Only letters are allowed.'],
    ['Last name', "O'Brien-Smith", `Only letters are allowed. ${HINT}`],
    ['Email', 'a@b', 'Invalid email format.'],
    ['Message', ' \n ', 'Message is required.'],
    ['Message', 'Order ID: 6602b5d3c8ea2f6019000041 ', 'Message is required.'],
    ['Message', '#AUR-2026-000123', 'Message is required.'],
    ['Message', '\u200b\u200b', 'Message is required.'],
    ['First name', '\u200b', 'First name is required.'],
    ['Message', '501 characters', 'Message must be under 500 characters.'],
  ] as const)('refuses %s %j and keeps it', async (label, example, words) => {
    const text = example === '501 characters' ? 'a'.repeat(501) : example;
    const { user, write } = await openContact();
    await write({ [label]: text });
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveValue(text);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(sentRequests('email')).toEqual([]);
    for (const other of LABELS) if (other !== label) expect(field(other)).toBeValid();
    await user.type(field(label), 'a');
    expect(field(label)).not.toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it.each([
    ['a logout', () => endSession()],
    ['a 401', () => handleUnauthorized({ authorization: bearer(getSession()?.token) })],
  ])('shows the next customer no order of the last one after %s, by Back neither', async (_what, leave) => {
    renderApp('/contact?about=order', { signedIn: true, state: locationState({ order: 'A-1' }) });
    await waitFor(() => expect(field('Message')).toHaveValue('Order ID: A-1\n'));
    act(leave);
    if (address() === '/login') {
      await heading('Login');
      act(() => window.history.back());
    }
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    expect(address()).toBe('/contact?about=order');
    act(() =>
      startSession({ user: { id: '9'.repeat(24), name: 'Ben', email: 'ben@example.com' }, token: 'b' }),
    );
    expect(field('Message')).toHaveValue('');
  });

  it('keeps a message that is not sent if the API ends the session, until its customer is back', async () => {
    const { user } = renderApp('/contact', { signedIn: true });
    await fill(user, { Message: LETTER.Message });
    await meetRefusal(user);
    await logInAgain(user);
    await user.click(navigation().getByRole('link', { name: 'Contact' }));
    expect(await main().findByLabelText('Message')).toHaveValue(LETTER.Message);
  });

  it('counts the characters left, also below zero, and announces the count only near the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openContact();
    const message = field('Message');
    expect(screen.getByText('500 characters left')).toBeVisible();
    const region = screen.getByText('', { selector: '#announcements' });
    await user.click(message);
    await user.paste('a'.repeat(400));
    expect(message).toHaveAccessibleDescription('100 characters left');
    vi.advanceTimersByTime(2000);
    expect(region).toBeEmptyDOMElement();
    await user.paste('a'.repeat(99));
    expect(message).toHaveAccessibleDescription('1 character left');
    vi.advanceTimersByTime(2000);
    expect(region).toHaveTextContent('1 character left');
    await user.paste('aaa');
    expect(message).toHaveAccessibleDescription('2 characters too many');
    expect(message).toHaveValue('a'.repeat(502));
  });
});
