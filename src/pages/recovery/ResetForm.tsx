import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Form } from '../../shop/forms/Form';
import { FormLinks } from '../../shop/forms/FormPage';
import { failureText } from '../../shop/forms/failureText';
import { useForm } from '../../shop/forms/useForm';
import { requireAll } from '../../shop/forms/useFormErrors';
import { recoveryState } from '../../shop/session/recoveryState';
import { forgetResetEmail } from '../../shop/session/sessionStore';
import { PasswordField } from '../../ui/Field';
import { OtpField } from './OtpField';
import { resetPassword } from './api';
import { recoveryText } from './texts';

interface ResetFormProps {
  email: string;
  otp: string;
  onDone: (message: string) => void;
}

/** The form for code and new password. */
export function ResetForm({ email, otp, onDone }: ResetFormProps) {
  const form = useForm({
    id: 'reset',
    labels: {
      otp: recoveryText('recovery.otp'),
      newPassword: recoveryText('reset.newPassword'),
      confirm: recoveryText('reset.confirm'),
    },
    check: (values) => {
      const empty = requireAll(values, recoveryText('reset.fillAll'));
      if (empty) return empty;
      if (email === '') return { note: recoveryText('reset.emailMissing') };
      if (values.newPassword === values.confirm) return undefined;
      return { fields: { confirm: recoveryText('reset.mismatch') } };
    },
    send: async (typed) => {
      const message = await resetPassword({
        email,
        otp: typed.otp,
        newPassword: typed.newPassword,
        confirmPassword: typed.confirm,
      });
      forgetResetEmail();
      onDone(message ?? recoveryText('reset.success'));
    },
    errorText: (error) =>
      failureText(error, {
        refused: (status) => recoveryText('reset.failed', { status }),
        unreachable: recoveryText('reset.serverError'),
      }),
  });

  return (
    <>
      <Form form={form} submitLabel={recoveryText('reset.submit')}>
        {/* Tells password managers which account the new password is for. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <OtpField {...form.field('otp')} defaultValue={otp} />
        <PasswordField {...form.field('newPassword')} autoComplete="new-password" />
        <PasswordField {...form.field('confirm')} autoComplete="new-password" />
      </Form>
      <FormLinks>
        {email !== '' && (
          <Link to={paths.verifyOtp} state={recoveryState(email)}>
            {recoveryText('reset.verify')}
          </Link>
        )}
        <Link to={paths.login}>{recoveryText('recovery.backToLogin')}</Link>
      </FormLinks>
    </>
  );
}
