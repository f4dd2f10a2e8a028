import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAborted, isUnauthorized } from '../../api/errors';
import { wantedProduct } from '../../components/buying/pendingAdd';
import { returnAddress } from '../../session/returnAddress';
import { failureText } from '../../components/forms/failureText';
import { paths } from '../../config/paths';
import { useAuth } from '../../contexts/AuthContext';
import { t } from '../../i18n/account';
import { showAlert } from '../../ui/alertStore';
import { loggedInAlert } from './loggedInAlert';

interface Account {
  name: string;
  email: string;
  password: string;
}

/** The account was created, but the login after it failed. */
class FirstLoginError extends Error {
  override name = 'FirstLoginError';
}

/**
 * Registers, logs in and navigates to Home. If only the login failed, sending the form again
 * does not create the account again.
 */
export function useRegistration() {
  const { login, register } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const from = returnAddress(state);
  const made = useRef<Account>(undefined);

  return async ({ name, email, password }: Account, here: () => boolean): Promise<void> => {
    const before = made.current;
    if (before?.name !== name || before.email !== email || before.password !== password) {
      await register({ name, email, password });
      made.current = { name, email, password };
    }
    try {
      const wanted = wantedProduct(state);
      loggedInAlert(await login({ email, password }), from, wanted !== undefined);
    } catch (error) {
      if (isAborted(error)) throw error;
      if (!isUnauthorized(error)) throw new FirstLoginError();
      // The layout redirects to /login, as after any 401 or 403.
      showAlert({ kind: 'form', text: t('register.loginFailed'), tone: 'error' });
      return;
    }
    if (here()) void navigate(paths.home);
  };
}

/** Register's text for a failure. */
export function explainRegistration(error: unknown): string {
  if (error instanceof FirstLoginError) return t('register.loginFailed');
  return failureText(error, {
    refused: () => t('register.failed'),
    unreachable: t('register.serverError'),
  });
}
