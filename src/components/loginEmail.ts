import { onSessionChange } from '../api/sessionStore';

/** Kept only in memory. */
let handedOver = '';

onSessionChange(() => {
  handedOver = '';
});

/** Sets the e-mail that the login page fills in; '' cancels it (behaviour 6.26). */
export function prefillLoginEmail(email: string): void {
  handedOver = email;
}

/** Returns the e-mail to fill in, once; '' if there is none. */
export function consumeLoginEmail(): string {
  const email = handedOver;
  handedOver = '';
  return email;
}
