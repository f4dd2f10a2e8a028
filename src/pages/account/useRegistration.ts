import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { failureText } from '../../components/failureText';
import { paths } from '../../config/paths';
import { useAuth } from '../../contexts/AuthContext';
import { t } from '../../i18n/account';
import { showAlert } from '../../ui/alertStore';

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
  const made = useRef<Account>(undefined);

  return async ({ name, email, password }: Account, here: () => boolean): Promise<void> => {
    const before = made.current;
    if (before?.name !== name || before.email !== email || before.password !== password) {
      await register({ name, email, password });
      made.current = { name, email, password };
    }
    try {
      const message = await login({ email, password });
      showAlert({ text: message ?? t('login.success') });
    } catch (error) {
      if (!isRefusal(error)) throw new FirstLoginError();
      // The frame goes to /login, as after any such answer.
      showAlert({ text: t('register.loginFailed'), tone: 'error' });
      return;
    }
    if (here()) void navigate(paths.home);
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** What Register says of a failure (behaviour 5.14). */
export function explainRegistration(error: unknown): string {
  if (error instanceof FirstLoginError) return t('register.loginFailed');
  return failureText(error, {
    refused: () => t('register.failed'),
    unreachable: t('register.serverError'),
  });
}
