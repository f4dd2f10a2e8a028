import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnauthorized } from '../../api/errors';
import { returnAddress } from '../../components/returnAddress';
import { failureText } from '../../components/failureText';
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

/** The account is made, but its first login failed. */
class FirstLoginError extends Error {
  override name = 'FirstLoginError';
}

/**
 * Registers, logs in and goes to Home (behaviour 5.13). An account that was made is not made again when only
 * its login failed and the form is sent once more.
 */
export function useRegistration() {
  const { login, register } = useAuth();
  const navigate = useNavigate();
  const from = returnAddress(useLocation().state);
  const made = useRef<Account>(undefined);

  return async ({ name, email, password }: Account, here: () => boolean): Promise<void> => {
    const before = made.current;
    if (before?.name !== name || before.email !== email || before.password !== password) {
      await register({ name, email, password });
      made.current = { name, email, password };
    }
    try {
      loggedInAlert(await login({ email, password }), from);
    } catch (error) {
      if (!isUnauthorized(error)) throw new FirstLoginError();
      // The frame goes to /login, as after any such answer.
      showAlert({ kind: 'form', text: t('register.loginFailed'), tone: 'error' });
      return;
    }
    if (here()) void navigate(paths.home);
  };
}

/** What Register says of a failure (behaviour 5.14). */
export function explainRegistration(error: unknown): string {
  if (error instanceof FirstLoginError) return t('register.loginFailed');
  return failureText(error, {
    refused: () => t('register.failed'),
    unreachable: t('register.serverError'),
  });
}
