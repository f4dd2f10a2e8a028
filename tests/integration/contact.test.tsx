import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inbox, sentRequests } from '../../src/mocks/node';
import { renderApp } from '../helpers/app';

const SENT = "Thank you for reaching out! We'll get back to you soon.";
const LETTER = { firstName: 'José', lastName: 'van Ærø', email: 'jose@example.com', message: 'Bonjour' };

async function openContact() {
  const app = renderApp('/contact');
  const fields = {
    firstName: await screen.findByLabelText('First name'),
    lastName: screen.getByLabelText('Last name'),
    email: screen.getByLabelText('Email'),
    message: screen.getByLabelText('Message'),
  };
  const submit = screen.getByRole('button', { name: 'Send Message' });
  const write = async (typed: Partial<typeof LETTER> = {}) => {
    for (const [name, text] of Object.entries({ ...LETTER, ...typed })) {
      const field = fields[name as keyof typeof LETTER];
      await app.user.clear(field);
      if (text === '') continue;
      await app.user.click(field);
      await app.user.paste(text);
    }
    await app.user.click(submit);
  };
  return { ...app, ...fields, fields, submit, write };
}

describe('Contact', () => {
  it('has a hero, social links and a form with autocomplete tokens (14.1)', async () => {
    const { firstName, lastName, email } = await openContact();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/',
    );
    expect(main.getByRole('link', { name: 'X' })).toHaveAttribute('href', 'https://x.com/');
    expect(firstName).toHaveAttribute('autocomplete', 'given-name');
    expect(lastName).toHaveAttribute('autocomplete', 'family-name');
    expect(email).toHaveAttribute('autocomplete', 'email');
  });

  it('sends name, e-mail and message through the e-mail service, without a token (14.9)', async () => {
    const { write } = await openContact();
    await write({ firstName: ' José ', email: ' jose@example.com ' });
    await screen.findByText(SENT);
    expect(sentRequests('email')).toMatchObject([
      {
        method: 'POST',
        authorization: null,
        body: {
          service_id: 'mock-service',
          template_id: 'mock-contact',
          user_id: 'mock-public-key',
          template_params: { name: 'José van Ærø', email: 'jose@example.com', message: 'Bonjour' },
        },
      },
    ]);
    expect(inbox()).toHaveLength(1);
  });

  it('replaces the form with the thanks, moves the focus there, and clears the fields (14.7)', async () => {
    const { user, write } = await openContact();
    await write();
    expect(await screen.findByText(SENT)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
    for (const label of ['First name', 'Last name', 'Email', 'Message']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it('requires each field with its own text, focuses the first and links to all in a summary (3.24, 14.2)', async () => {
    const { user, fields, submit } = await openContact();
    await user.click(submit);
    expect(fields.firstName).toHaveFocus();
    expect(fields.firstName).toHaveAccessibleDescription('First name is required.');
    expect(fields.lastName).toHaveAccessibleDescription('Last name is required.');
    expect(fields.email).toHaveAccessibleDescription('Email is required.');
    expect(fields.message).toHaveAccessibleDescription(expect.stringContaining('Message is required.'));
    for (const field of Object.values(fields)) expect(field).toBeInvalid();
    expect(screen.getByText('Please check these fields:')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Message' }));
    expect(fields.message).toHaveFocus();
    expect(screen.getByText('4 fields need your attention.')).toHaveAttribute('role', 'status');
    expect(sentRequests('email')).toEqual([]);
  });

  it.each([
    ['firstName', '   ', 'First name is required.'],
    ['firstName', '4nna', 'Only letters are allowed.'],
    ['lastName', "O'Brien", 'Only letters are allowed.'],
    ['email', 'a@b', 'Invalid email format.'],
    ['message', ' \n ', 'Message is required.'],
    ['message', '501 characters', 'Message must be under 500 characters.'],
  ] as const)('refuses %s %j and keeps it (3.24, 14.3, 14.4, 14.6)', async (name, example, words) => {
    const text = example === '501 characters' ? 'a'.repeat(501) : example;
    const { user, fields, write } = await openContact();
    await write({ [name]: text });
    const field = fields[name];
    expect(field).toHaveFocus();
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(sentRequests('email')).toEqual([]);
    await user.type(field, 'a');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('explains what to remove from a name (14.14)', async () => {
    const { fields, write, user } = await openContact();
    await write({ lastName: "O'Brien-Smith" });
    const hint = 'Leave out hyphens, apostrophes and digits: O Brien Smith.';
    expect(fields.lastName).toHaveAccessibleDescription(`Only letters are allowed. ${hint}`);
    expect(fields.firstName).not.toHaveAccessibleDescription();
    await user.type(fields.lastName, 'x');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it.each([
    ['firstName', 'Åsa Élodie'],
    ['lastName', 'Ωμέγα'],
    ['message', '500 characters'],
  ] as const)('accepts %s %j (14.3, 14.6)', async (name, example) => {
    const text = example === '500 characters' ? 'ä'.repeat(500) : example;
    const { write } = await openContact();
    await write({ [name]: text });
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it('counts the characters left, also below zero, and announces the count only near the end (14.6)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, message } = await openContact();
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
