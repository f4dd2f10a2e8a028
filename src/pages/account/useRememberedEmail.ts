import { useEffect, useRef, type ChangeEvent } from 'react';
import { STORAGE_KEYS } from '#config/constants';
import { readStored, removeStored, writeStored } from '#lib/storage';

/**
 * 'Remember me': the e-mail of the last login, never the password. It is filled in after
 * hydration unless the field has a text: something was typed, or the e-mail of a password reset is there.
 */
export function useRememberedEmail() {
  const emailField = useRef<HTMLInputElement>(null);
  const rememberBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!emailField.current || !rememberBox.current) return;
    const remembered = readStored(STORAGE_KEYS.rememberedEmail);
    if (remembered && emailField.current.value === '') emailField.current.value = remembered;
    if (remembered) rememberBox.current.checked = true;
  }, []);

  return {
    emailField,
    /** The attributes of the checkbox. Unticking removes the e-mail at once: the user may leave without logging in. */
    box: {
      ref: rememberBox,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
        if (!target.checked) removeStored(STORAGE_KEYS.rememberedEmail);
      },
    },
    isTicked: (): boolean => rememberBox.current?.checked === true,
    keep: (typed: string, isTicked: boolean): void => {
      if (isTicked) writeStored(STORAGE_KEYS.rememberedEmail, typed);
      else removeStored(STORAGE_KEYS.rememberedEmail);
    },
  };
}
