import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../../src/mocks/node';
import { address } from '../../helpers/app';

/** What the walks are made of. */

export const main = () => within(screen.getByRole('main'));

let notes: string[] = [];

/** Notes what is on screen, for the table of all cells. */
export function note(seen: string): void {
  notes.push(seen);
}

/** What was noted since it was last asked. */
export function takeNotes(): string {
  const taken = notes.join('; ');
  notes = [];
  return taken;
}

export async function heading(name: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
  note(`page '${name}'`);
}

export function fill(label: string, text: string): void {
  fireEvent.change(main().getByLabelText(label), { target: { value: text } });
}

export async function click(name: string | RegExp): Promise<void> {
  fireEvent.click(await main().findByRole('button', { name }));
}

export const reads = async (text: string | RegExp): Promise<void> => {
  const [first] = await screen.findAllByText(text);
  expect(first).toBeVisible();
  note(`'${first?.textContent ?? ''}'`);
};

export async function at(path: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(path));
  note(`at ${path}`);
}

/** Follows a link of the navigation. */
export function follow(name: string): void {
  fireEvent.click(within(screen.getByRole('banner')).getAllByRole('link', { name })[0] ?? document.body);
}

export async function alerts(text: string): Promise<void> {
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toContain(text),
  );
  note(`alert '${text}'`);
}

export function typed(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    expect(main().getByLabelText(label)).toHaveValue(value);
}

/** Logs in by the form that is on screen. */
export async function logIn(password: string = DEMO_ACCOUNT.password): Promise<void> {
  await heading('Login');
  fill('Email or username', DEMO_ACCOUNT.email);
  fill('Password', password);
  await click('Login');
  await at('/');
  await alerts('Login successful!');
}
