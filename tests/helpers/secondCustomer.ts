import { sandboxNamed } from '#mocks/store';
import { startSession } from '#shop/session/sessionStore';
import { openSession } from './mock';

export const BEN = {
  id: 'b'.repeat(24),
  name: 'Ben Okri',
  email: 'ben@example.com',
  password: 'Second-Hand-8',
};

/** Adds a second customer to the mock. */
export function addBen(): void {
  sandboxNamed().accounts.push(BEN);
}

/** Begins the session of the second customer, as a login does. */
export function logBenIn(): void {
  addBen();
  const { id, name, email } = BEN;
  startSession({ user: { id, name, email }, token: openSession(email).token });
}
