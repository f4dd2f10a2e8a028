import { useRef } from 'react';
import { isAborted, isUnauthorized } from '#api/errors';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { login, register } from '#shop/session/api';
import { showAlert } from '#ui/alerts/alertStore';
import { accountText } from './texts';
import type { useAfterLogin } from './useAfterLogin';

type Account = Parameters<typeof register>[0];

/** The account was created, but the login after it failed. */
class FirstLoginError extends Error {
  override name = 'FirstLoginError';
}

/**
 * Registers, logs in and navigates to Home. If only the login failed, sending the form again
 * does not create the account again.
 */
export function useRegistration(finish: ReturnType<typeof useAfterLogin>['finish']) {
  const made = useRef<Account>(undefined);

  return async ({ name, email, password }: Account): Promise<void> => {
    const before = made.current;
    if (before?.name !== name || before.email !== email || before.password !== password) {
      await register({ name, email, password });
      made.current = { name, email, password };
    }
    try {
      finish(await login({ email, password }));
    } catch (error) {
      if (isAborted(error)) throw error;
      if (!isUnauthorized(error)) throw new FirstLoginError();
      // The layout redirects to /login, as after any 401 or 403.
      showAlert({ kind: 'form', text: accountText('register.loginFailed'), tone: 'error' });
    }
  };
}

export function explainRegistration(error: unknown): string {
  if (error instanceof FirstLoginError) return accountText('register.loginFailed');
  return failureText(error, {
    answered: () => accountText('register.failed'),
    unreachable: formText('forms.wentWrong'),
  });
}
