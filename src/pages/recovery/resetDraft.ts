import { onSessionChange } from '../../api/sessionStore';

/** The code of a reset. */
export interface OtpDraft {
  otp: string;
  verified: boolean;
}

/** In memory alone. */
let stored: (OtpDraft & { email: string }) | null = null;

onSessionChange(() => {
  stored = null;
});

/** Keeps the code of an e-mail's reset, on the way between its pages. Passwords are not kept. */
export function storeOtp(email: string, draft: OtpDraft): void {
  stored = { email, ...draft };
}

/** The code that was kept for this e-mail; the next session and the next code replace it. */
export function otpOf(email: string): OtpDraft | undefined {
  return stored?.email === email ? stored : undefined;
}

/** Forgets the code: the password is set, or another code is sent. */
export function forgetOtp(): void {
  stored = null;
}
