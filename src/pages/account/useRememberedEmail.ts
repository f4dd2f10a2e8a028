import { useEffect, useRef } from 'react';
import { STORAGE_KEYS } from '../../config/constants';
import { readText, remove, writeText } from '../../lib/storage';

/**
 * 'Remember me': the e-mail of the last login, never the password (behaviour 5.9). It is filled
 * in once the page is hydrated, and not over something that was typed before.
 */
export function useRememberedEmail() {
  const emailField = useRef<HTMLInputElement>(null);
  const rememberBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const remembered = readText(STORAGE_KEYS.rememberedEmail);
    if (!remembered || !emailField.current || !rememberBox.current) return;
    if (emailField.current.value === '') emailField.current.value = remembered;
    rememberBox.current.checked = true;
  }, []);

  return {
    emailField,
    rememberBox,
    /** Stores the e-mail of a login, or forgets it, as the checkbox says. */
    keep: (typed: string): void => {
      if (rememberBox.current?.checked) writeText(STORAGE_KEYS.rememberedEmail, typed);
      else remove(STORAGE_KEYS.rememberedEmail);
    },
    /** Unticked, it forgets at once: the user may leave without logging in. */
    ticked: (checked: boolean): void => {
      if (!checked) remove(STORAGE_KEYS.rememberedEmail);
    },
  };
}
