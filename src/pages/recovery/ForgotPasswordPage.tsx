import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { Form } from '#shop/forms/Form';
import { FormLinks, FormPage } from '#shop/forms/FormPage';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { typedEmail, useForm } from '#shop/forms/useForm';
import { requireEmail } from '#shop/forms/useFormErrors';
import { requestReset } from '#shop/session/api';
import { locationState, useLocationState } from '#shop/session/locationState';
import { EmailField } from '#ui/Field';
import { recoveryText } from './texts';
import { startResendWait } from './useResendWait';

export const meta = {
  title: recoveryText('forgot.title'),
  description: recoveryText('forgot.description'),
};

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const passed = useLocationState();
  const form = useForm({
    id: 'forgot',
    defaultValues: { email: passed.email || typedEmail() },
    labels: { email: formText('forms.email') },
    validate: requireEmail,
    onSubmit: async ({ email }, isHere) => {
      await requestReset(email);
      startResendWait(email);
      if (isHere()) void navigate(paths.resetPassword, { state: locationState({ email }) });
    },
    errorText: (error) =>
      failureText(error, {
        answered: () => recoveryText('forgot.failed'),
        unreachable: formText('forms.serverError'),
      }),
  });

  return (
    <FormPage
      title={recoveryText('forgot.title')}
      intro={recoveryText('forgot.intro')}
      picture={formPictures.forgotPassword}
    >
      <Form form={form} submitLabel={recoveryText('forgot.submit')}>
        <EmailField {...form.field('email')} placeholder={recoveryText('forgot.prompt')} />
      </Form>
      <FormLinks>
        <Link className="target" to={paths.login}>
          {recoveryText('recovery.backToLogin')}
        </Link>
      </FormLinks>
    </FormPage>
  );
}
