import { customerMemory } from './sessionStore';

const handedOver = customerMemory(() => '');

/** Sets the e-mail that the login page fills in; '' cancels it (behaviour 6.26). */
export function prefillLoginEmail(email: string): void {
  handedOver.set(email);
}

/** Returns the e-mail to fill in, once; '' if there is none. */
export function consumeLoginEmail(): string {
  const email = handedOver.get();
  handedOver.set('');
  return email;
}
