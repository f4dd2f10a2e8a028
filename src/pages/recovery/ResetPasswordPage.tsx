import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormPage } from '../../components/FormPage';
import { paths } from '../../config/paths';
import { useAuth } from '../../contexts/AuthContext';
import { metaTexts } from '../../i18n/meta';
import { t } from '../../i18n/recovery';
import { pictures } from '../../ui/pictures';
import { recoveryState, rememberedResetEmail, tieEntryToStorage } from './resetAddress';
import { ResetForm } from './ResetForm';
import { ResetDone } from './ResetDone';

export const meta = metaTexts.resetPassword;

/** A new password (behaviour 6.5 to 6.7). */
export default function ResetPasswordPage() {
  // Another session, or its end, begins without the e-mail of the one before.
  return <ResetPassword key={useAuth().user?.id} />;
}

function ResetPassword() {
  const { email: given, otp } = recoveryState(useLocation().state);
  const [email] = useState(() => given || rememberedResetEmail());
  const [done, setDone] = useState<string>();
  useEffect(() => tieEntryToStorage(email), [email]);

  return (
    <FormPage
      title={t('reset.title')}
      intro={<Whose email={email} sent={otp === '' && done === undefined} />}
      picture={pictures.heroCollectionTall}
      focus="low"
    >
      {done === undefined ? (
        <ResetForm email={email} otp={otp} onDone={setDone} />
      ) : (
        <ResetDone message={done} />
      )}
    </FormPage>
  );
}

function Whose({ email, sent }: { email: string; sent: boolean }) {
  if (email === '') {
    return (
      <>
        {t('reset.noEmail')} <Link to={paths.forgotPassword}>{t('reset.enterEmail')}</Link>
      </>
    );
  }
  return (
    <>
      {t('reset.intro')} <strong>{email}</strong>
      {sent && <>. {t('reset.sent')}</>}
    </>
  );
}
