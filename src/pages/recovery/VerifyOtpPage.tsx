import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { verifyOtp } from '../../shop/session/recovery';
import { failureText } from '../../ui/form/failureText';
import { Form } from '../../ui/form/Form';
import { FormLinks, FormPage } from '../../ui/form/FormPage';
import { useForm } from '../../ui/form/useForm';
import { paths } from '../../config/paths';
import { useAuth } from '../../shop/session/AuthContext';
import { t } from './texts';
import { isOtp } from '../../ui/form/validation';
import { showAlert } from '../../ui/alerts/alertStore';
import { formPictures } from '#house/formPictures';
import { OtpField } from './OtpField';
import { ResendOtp } from './ResendOtp';
import { emailInState, recoveryState } from '../../shop/session/recoveryState';

export const meta = { title: t('verify.documentTitle'), description: t('verify.description') };

/** The page that verifies a code. Redirects if the navigation state has no e-mail. */
export default function VerifyOtpPage() {
  // Rerender on logout, after which the e-mail does not count.
  useAuth();
  const { email } = emailInState(useLocation().state);
  return email === '' ? <Navigate to={paths.forgotPassword} replace /> : <VerifyOtp email={email} />;
}

function VerifyOtp({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({
    id: 'verify',
    labels: { otp: t('recovery.otp') },
    check: ({ otp }) => {
      if (otp === '') return { fields: { otp: t('verify.otpMissing') } };
      return isOtp(otp) ? {} : { fields: { otp: t('verify.otpInvalid') } };
    },
    send: async ({ otp }, here) => {
      await verifyOtp(email, otp);
      if (!here()) return;
      showAlert({ kind: 'code', text: t('verify.success') });
      void navigate(paths.resetPassword, { state: recoveryState(email, otp) });
    },
    errorText: (error) =>
      failureText(error, { refused: () => t('verify.failed'), unreachable: t('recovery.serverError') }),
  });

  return (
    <FormPage
      title={t('verify.title')}
      intro={
        <>
          {t('verify.intro')} <strong dir="auto">{email}</strong>
        </>
      }
      picture={formPictures.verifyOtp}
    >
      <Form form={form} submitLabel={t('verify.submit')}>
        <OtpField {...form.field('otp')} />
      </Form>
      <ResendOtp email={email} />
      <FormLinks>
        <Link to={paths.resetPassword} state={recoveryState(email)}>
          {t('verify.toReset')}
        </Link>
        <Link to={paths.forgotPassword}>{t('verify.otherEmail')}</Link>
      </FormLinks>
    </FormPage>
  );
}
