import { onSessionChange } from '../api/sessionStore';

/** In memory alone. */
let handedOver = '';

onSessionChange(() => {
  handedOver = '';
});

/** Has an e-mail filled in on the login page; '' takes it back (behaviour 6.26). */
export function prefillLoginEmail(email: string): void {
  handedOver = email;
}

/** The e-mail to fill in, once; '' for none. */
export function consumeLoginEmail(): string {
  const email = handedOver;
  handedOver = '';
  return email;
}
