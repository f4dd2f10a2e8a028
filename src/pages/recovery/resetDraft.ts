import { onSessionChange } from '../../api/sessionStore';

/** The one-time code of a reset, and whether it was verified. */
export interface OtpDraft {
  otp: string;
  verified: boolean;
}

/** Kept only in memory. */
let stored: (OtpDraft & { email: string }) | null = null;

onSessionChange(() => {
  stored = null;
});

/** Keeps the code of a reset for its next page. Passwords are not kept. */
export function storeOtp(email: string, draft: OtpDraft): void {
  stored = { email, ...draft };
}

/** Returns the stored code if it belongs to this e-mail. A new session or code replaces it. */
export function otpOf(email: string): OtpDraft | undefined {
  return stored?.email === email ? stored : undefined;
}

/** Removes the code, because the password was set or another code was sent. */
export function forgetOtp(): void {
  stored = null;
}
