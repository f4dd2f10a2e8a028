import { onSessionChange } from '../../api/sessionStore';

/** The code of a reset. */
export interface OtpDraft {
  otp: string;
  verified: boolean;
}

/** In memory alone. */
let kept: (OtpDraft & { email: string }) | null = null;

onSessionChange(() => {
  kept = null;
});

/** Keeps the code of an e-mail's reset, on the way between its pages. Passwords are not kept. */
export function keepOtp(email: string, draft: OtpDraft): void {
  kept = { email, ...draft };
}

/** The code that was kept for this e-mail; the next session and the next code replace it. */
export function otpOf(email: string): OtpDraft | undefined {
  return kept?.email === email ? kept : undefined;
}

/** Forgets the code: the password is set, or another code is sent. */
export function forgetOtp(): void {
  kept = null;
}
