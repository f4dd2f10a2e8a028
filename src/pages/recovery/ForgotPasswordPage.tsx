import { Link, useLocation, useNavigate } from 'react-router-dom';
import { requestReset } from '../../shop/session/recovery';
import { failureText } from '../../ui/form/failureText';
import { Form } from '../../ui/form/Form';
import { FormLinks, FormPage } from '../../ui/form/FormPage';
import { useForm } from '../../ui/form/useForm';
import { paths } from '../../config/paths';
import { t } from './texts';
import { isEmail } from '../../ui/form/validation';
import { Field } from '../../ui/form/Field';
import { formPictures } from '#house/formPictures';
import { emailInState, recoveryState, rememberResetEmail } from '../../shop/session/recoveryState';
import { startResendWait } from './resendWait';

export const meta = { title: t('forgot.documentTitle'), description: t('forgot.description') };

/** The page that requests a one-time code. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  // The address typed on the login page.
  const { email: typed } = emailInState(useLocation().state);
  const form = useForm({
    id: 'forgot',
    fill: { email: typed },
    labels: { email: t('forgot.email') },
    check: ({ email }) => {
      if (email === '') return { fields: { email: t('forgot.emailMissing') } };
      return isEmail(email) ? {} : { fields: { email: t('forgot.emailInvalid') } };
    },
    send: async ({ email }, here) => {
      await requestReset(email);
      startResendWait(email);
      rememberResetEmail(email);
      if (here()) void navigate(paths.resetPassword, { state: recoveryState(email) });
    },
    errorText: (error) =>
      failureText(error, { refused: () => t('forgot.failed'), unreachable: t('recovery.serverError') }),
  });

  return (
    <FormPage title={t('forgot.title')} intro={t('forgot.intro')} picture={formPictures.forgotPassword}>
      <Form form={form} submitLabel={t('forgot.submit')}>
        <Field
          {...form.field('email')}
          type="email"
          placeholder={t('forgot.prompt')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <FormLinks>
        <Link to={paths.login}>{t('recovery.backToLogin')}</Link>
      </FormLinks>
    </FormPage>
  );
}
