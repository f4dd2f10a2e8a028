import { Link } from 'react-router-dom';
import { messageOrText } from '#api/serverTexts';
import { paths } from '#config/paths';
import { Form } from '#shop/forms/Form';
import { FormLinks } from '#shop/forms/FormPage';
import { failureText, isRefusal } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { useForm } from '#shop/forms/useForm';
import { locationState } from '#shop/session/locationState';
import { forgetResetEmail } from '#shop/session/resetEmail';
import { PasswordField } from '#ui/Field';
import { removeAlertsOf } from '#ui/alerts/alertStore';
import { OtpField } from './OtpField';
import { resetPassword } from './api';
import { recoveryText } from './texts';

interface ResetFormProps {
  email: string;
  otp: string;
  onDone: (message: string) => void;
}

/** A remedy for an error: the answer may have been lost after the password was changed. */
function NoteLink({ email, failure }: { email: string; failure: unknown }) {
  if (email === '') return <Link to={paths.forgotPassword}>{recoveryText('reset.restart')}</Link>;
  if (failure === undefined || isRefusal(failure)) return null;
  return (
    <p>
      {recoveryText('reset.maybeDone')} <Link to={paths.login}>{recoveryText('reset.tryLogin')}</Link>
    </p>
  );
}

export function ResetForm({ email, otp, onDone }: ResetFormProps) {
  const form = useForm({
    id: 'reset',
    labels: {
      otp: recoveryText('recovery.otp'),
      newPassword: recoveryText('reset.newPassword'),
      confirmPassword: formText('forms.confirmPassword'),
    },
    defaultValues: { otp },
    requiredNote: recoveryText('reset.fillAll'),
    validate: ({ newPassword, confirmPassword }) => {
      if (email === '') return { note: recoveryText('reset.emailMissing') };
      if (newPassword === confirmPassword) return undefined;
      return { fields: { confirmPassword: recoveryText('reset.mismatch') } };
    },
    onSubmit: async (typed) => {
      const message = await resetPassword({ email, ...typed });
      forgetResetEmail();
      removeAlertsOf('oneTimeCode');
      onDone(message ?? recoveryText('reset.success'));
    },
    errorText: (error) =>
      failureText(error, {
        answered: (status) => recoveryText('reset.failed', { status }),
        unreachable: recoveryText('reset.serverError'),
        said: messageOrText,
      }),
  });

  return (
    <>
      <Form
        form={form}
        submitLabel={recoveryText('reset.title')}
        noteLink={<NoteLink email={email} failure={form.failure} />}
      >
        {/* Tells password managers which account the new password is for. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <OtpField {...form.field('otp')} />
        <PasswordField {...form.field('newPassword')} autoComplete="new-password" />
        <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
      </Form>
      <FormLinks>
        {email !== '' && (
          <Link className="target" to={paths.verifyOtp} state={locationState({ email })}>
            {recoveryText('reset.verify')}
          </Link>
        )}
        <Link className="target" to={paths.login}>
          {recoveryText('recovery.backToLogin')}
        </Link>
      </FormLinks>
    </>
  );
}
