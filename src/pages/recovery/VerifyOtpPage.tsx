import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { Form } from '#shop/forms/Form';
import { FormLinks, FormPage } from '#shop/forms/FormPage';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { useForm } from '#shop/forms/useForm';
import { useAuth } from '#shop/session/AuthContext';
import { locationState, useLocationState } from '#shop/session/locationState';
import { isOtp } from '#shop/session/otp';
import { showAlert } from '#ui/alerts/alertStore';
import { OtpField } from './OtpField';
import { ResendOtp } from './ResendOtp';
import { verifyOtp } from './api';
import { recoveryText } from './texts';

export const meta = {
  title: recoveryText('verify.documentTitle'),
  description: recoveryText('verify.description'),
};

/** The page that verifies a code. Redirects if the navigation state has no e-mail. */
export default function VerifyOtpPage() {
  const { email } = useLocationState();
  return email === '' ? <Navigate to={paths.forgotPassword} replace /> : <VerifyOtp email={email} />;
}

function VerifyOtp({ email }: { email: string }) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const form = useForm({
    id: 'verify',
    labels: { otp: recoveryText('recovery.otp') },
    validate: ({ otp }) => {
      if (otp === '') return { fields: { otp: recoveryText('verify.otpMissing') } };
      return isOtp(otp) ? {} : { fields: { otp: recoveryText('verify.otpInvalid') } };
    },
    onSubmit: async ({ otp }, isHere) => {
      await verifyOtp(email, otp);
      if (!isHere()) return;
      showAlert({ kind: 'oneTimeCode', text: recoveryText('verify.success') });
      void navigate(paths.resetPassword, { state: locationState({ email, otp }) });
    },
    errorText: (error) =>
      failureText(error, {
        answered: () => recoveryText('verify.failed'),
        unreachable: formText('forms.serverError'),
      }),
  });

  return (
    <FormPage
      title={recoveryText('verify.title')}
      intro={
        <>
          {recoveryText('verify.intro')} <strong dir="auto">{email}</strong>
        </>
      }
      picture={formPictures.verifyOtp}
    >
      <Form form={form} submitLabel={recoveryText('verify.title')}>
        <OtpField {...form.field('otp')} />
      </Form>
      <ResendOtp email={email} />
      <FormLinks>
        <Link className="target" to={paths.resetPassword} state={locationState({ email })}>
          {recoveryText('verify.toReset')}
        </Link>
        {!user && (
          <Link className="target" to={paths.forgotPassword}>
            {recoveryText('verify.otherEmail')}
          </Link>
        )}
      </FormLinks>
    </FormPage>
  );
}
