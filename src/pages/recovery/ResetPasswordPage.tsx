import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RESET_REDIRECT_MS } from '#config/constants';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { FormPage } from '#shop/forms/FormPage';
import { useAuth } from '#shop/session/AuthContext';
import { locationState, useLocationState } from '#shop/session/locationState';
import { rememberedResetEmail } from '#shop/session/resetEmail';
import { ButtonLink } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { ResetForm } from './ResetForm';
import styles from './recovery.module.css';
import { recoveryText } from './texts';

export const meta = {
  title: recoveryText('reset.title'),
  description: recoveryText('reset.description'),
};

export default function ResetPasswordPage() {
  const passed = useLocationState();
  const [{ email, otp }] = useState(() =>
    passed.email === '' ? { email: rememberedResetEmail(), otp: '' } : passed,
  );
  const [done, setDone] = useState<string>();

  return (
    <FormPage
      title={recoveryText('reset.title')}
      intro={<ResetIntro email={email} sent={otp === '' && done === undefined} />}
      picture={formPictures.resetPassword}
    >
      {done === undefined ? (
        <ResetForm email={email} otp={otp} onDone={setDone} />
      ) : (
        <ResetDone email={email} message={done} />
      )}
    </FormPage>
  );
}

function ResetIntro({ email, sent }: { email: string; sent: boolean }) {
  const { user } = useAuth();
  if (email === '') {
    return (
      <>
        {recoveryText('reset.noEmail')} {/* Forgot password is for guests. */}
        <ButtonLink to={user ? paths.profile : paths.forgotPassword}>
          {recoveryText(user ? 'reset.profile' : 'reset.enterEmail')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {recoveryText('reset.intro')} <strong dir="auto">{email}</strong>
      {sent && <>. {recoveryText('reset.sent')}</>}
    </>
  );
}

/** Confirms the new password; goes to /login after 1.5 s, unless the user has left. */
function ResetDone({ email, message }: { email: string; message: string }) {
  const navigate = useNavigate();
  const words = useRef<HTMLDivElement>(null);
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
      <div ref={words} className={styles.success} tabIndex={-1}>
        <Icon name="tick" className="tick" />
        <p>{message}</p>
      </div>
      <p>{recoveryText('reset.toLogin')}</p>
      <ButtonLink kind="outline" to={paths.login} state={locationState({ email })} replace>
        {recoveryText('reset.login')}
      </ButtonLink>
    </div>
  );
}
