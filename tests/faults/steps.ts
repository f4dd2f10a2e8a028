import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../src/mocks/node';
import { address } from '../helpers/app';

/** What the walks are made of. */

export const main = () => within(screen.getByRole('main'));

const waiting = { timeout: 6000 };

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, waiting);

export function fill(label: string, text: string): void {
  fireEvent.change(main().getByLabelText(label), { target: { value: text } });
}

export async function click(name: string | RegExp): Promise<void> {
  fireEvent.click(await main().findByRole('button', { name }, waiting));
}

export const reads = async (text: string | RegExp): Promise<void> => {
  expect((await screen.findAllByText(text, undefined, waiting))[0]).toBeVisible();
};

export const at = (path: string): Promise<void> => waitFor(() => expect(address()).toBe(path), waiting);

export async function alerts(text: string): Promise<void> {
  await waitFor(
    () =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join('\n'),
      ).toContain(text),
    waiting,
  );
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
