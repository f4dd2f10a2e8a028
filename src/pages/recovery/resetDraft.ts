import { onSessionChange } from '../../api/sessionStore';

/** What was typed into the reset form. */
export interface ResetDraft {
  otp: string;
  newPassword: string;
  confirm: string;
}

/** In memory alone: passwords are never stored. */
let kept: { email: string; draft: ResetDraft } | null = null;

onSessionChange(() => {
  kept = null;
});

/** Keeps what was typed for one e-mail's reset, while its code is checked on another page. */
export function keepDraft(email: string, draft: ResetDraft): void {
  kept = { email, draft };
}

/** What was kept for this e-mail; whatever was kept is forgotten with the next session or the next keeping. */
export function draftOf(email: string): ResetDraft | undefined {
  return kept?.email === email ? kept.draft : undefined;
}

/** Forgets it: the password is set. */
export function forgetDraft(): void {
  kept = null;
}
