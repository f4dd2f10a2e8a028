import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { RESET_REDIRECT_MS } from '#config/constants';
import { paths } from '#config/paths';
import { locationState } from '#shop/session/locationState';
import { ButtonLink } from '#ui/Button';
import styles from './recovery.module.css';
import { recoveryText } from './texts';

/** Confirms the new password; goes to /login after 1.5 s, unless the user has left. */
export function ResetDone({ email, message }: { email: string; message: string }) {
  const navigate = useNavigate();
  const words = useRef<HTMLParagraphElement>(null);
  const goToLogin = useEffectEvent(() => {
    void navigate(paths.login, { replace: true, state: locationState({ email }) });
  });

  useEffect(() => {
    words.current?.focus();
    const timer = setTimeout(goToLogin, RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.done}>
      <p ref={words} className={styles.success} tabIndex={-1}>
        {message}
      </p>
      <p>{recoveryText('reset.toLogin')}</p>
      <ButtonLink kind="outline" to={paths.login} state={locationState({ email })} replace>
        {recoveryText('reset.login')}
      </ButtonLink>
    </div>
  );
}
