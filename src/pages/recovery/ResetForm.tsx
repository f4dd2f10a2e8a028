import { Link } from 'react-router-dom';
import { resetPassword } from '../../shop/session/recovery';
import { failureText } from '../../ui/form/failureText';
import { Form } from '../../ui/form/Form';
import { FormLinks } from '../../ui/form/FormPage';
import { requireAll, useForm } from '../../ui/form/useForm';
import { paths } from '../../config/paths';
import { t } from './texts';
import { retractAlerts } from '../../ui/alerts/alertStore';
import { PasswordField } from '../../ui/form/Field';
import { OtpField } from './OtpField';
import { forgetResetEmail, recoveryState } from '../../shop/session/recoveryState';

interface ResetFormProps {
  email: string;
  otp: string;
  onDone: (message: string) => void;
}

/** A remedy for an error: the answer may have been lost after the password was changed. */
function NoteLink({ note }: { note: string | undefined }) {
  if (note === t('reset.emailMissing')) return <Link to={paths.forgotPassword}>{t('reset.restart')}</Link>;
  if (note !== t('reset.serverError')) return null;
  return (
    <p>
      {t('reset.maybeDone')} <Link to={paths.login}>{t('reset.tryLogin')}</Link>
    </p>
  );
}

/** The form for code and new password. */
export function ResetForm({ email, otp, onDone }: ResetFormProps) {
  const form = useForm({
    id: 'reset',
    labels: { otp: t('recovery.otp'), newPassword: t('reset.newPassword'), confirm: t('reset.confirm') },
    check: (values) => {
      if (Object.values(values).includes('')) return requireAll(values, t('reset.fillAll'));
      if (email === '') return { note: t('reset.emailMissing') };
      return values.newPassword === values.confirm ? {} : { fields: { confirm: t('reset.mismatch') } };
    },
    send: async (typed) => {
      const message = await resetPassword({
        email,
        otp: typed.otp,
        newPassword: typed.newPassword,
        confirmPassword: typed.confirm,
      });
      forgetResetEmail();
      retractAlerts('code');
      onDone(message ?? t('reset.success'));
    },
    errorText: (error) =>
      failureText(error, {
        refused: (status) => t('reset.failed', { status }),
        unreachable: t('reset.serverError'),
      }),
  });

  return (
    <>
      <Form form={form} submitLabel={t('reset.submit')} noteLink={<NoteLink note={form.note} />}>
        {/* Tells password managers which account the new password is for. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <OtpField {...form.field('otp')} defaultValue={otp} />
        <PasswordField
          {...form.field('newPassword')}
          autoComplete="new-password"
          showLabel={t('reset.showNewPassword')}
        />
        <PasswordField
          {...form.field('confirm')}
          autoComplete="new-password"
          showLabel={t('reset.showConfirm')}
        />
      </Form>
      <FormLinks>
        {email !== '' && (
          <Link to={paths.verifyOtp} state={recoveryState(email)}>
            {t('reset.verify')}
          </Link>
        )}
        <Link to={paths.login}>{t('recovery.backToLogin')}</Link>
      </FormLinks>
    </>
  );
}
