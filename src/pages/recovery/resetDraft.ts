import { customerMemory } from '../../session/sessionStore';

/** The one-time code of a reset, and whether it was verified. */
export interface OtpDraft {
  otp: string;
  verified: boolean;
}

const kept = customerMemory((): (OtpDraft & { email: string }) | null => null);

/** Keeps the code of a reset for its next page. Passwords are not kept. */
export function storeOtp(email: string, draft: OtpDraft): void {
  kept.set({ email, ...draft });
}

/** Returns the stored code if it belongs to this e-mail. Another code replaces it. */
export function otpOf(email: string): OtpDraft | undefined {
  const draft = kept.get();
  return draft?.email === email ? draft : undefined;
}

/** Removes the code, because the password was set or another code was sent. */
export function forgetOtp(): void {
  kept.set(null);
}
