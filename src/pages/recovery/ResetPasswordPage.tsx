import { useState } from 'react';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { FormPage } from '#shop/forms/FormPage';
import { useAuth } from '#shop/session/AuthContext';
import { useLocationState } from '#shop/session/locationState';
import { rememberedResetEmail } from '#shop/session/resetEmail';
import { ButtonLink } from '#ui/Button';
import { ResetDone } from './ResetDone';
import { ResetForm } from './ResetForm';
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
        {user ? (
          <ButtonLink to={paths.profile}>{recoveryText('reset.profile')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.forgotPassword}>{recoveryText('reset.enterEmail')}</ButtonLink>
        )}
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
