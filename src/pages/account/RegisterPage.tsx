import { Link } from 'react-router-dom';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { Form } from '#shop/forms/Form';
import { FormLinks, FormPage } from '#shop/forms/FormPage';
import { formText } from '#shop/forms/texts';
import { typedEmail, useForm } from '#shop/forms/useForm';
import { locationState } from '#shop/session/locationState';
import { EmailField, Field, PasswordField } from '#ui/Field';
import { accountText } from './texts';
import { useAfterLogin } from './useAfterLogin';
import { explainRegistration, useRegistration } from './useRegistration';

export const meta = {
  title: accountText('register.title'),
  description: accountText('register.description'),
};

export default function RegisterPage() {
  const { passed, wanted, finish } = useAfterLogin();
  const send = useRegistration(finish);
  const form = useForm({
    id: 'register',
    fill: { name: passed.name, email: passed.email || typedEmail() },
    labels: {
      name: accountText('register.name'),
      email: formText('forms.email'),
      password: accountText('account.password'),
      confirm: formText('forms.confirmPassword'),
    },
    requiredNote: accountText('account.fillAll'),
    check: ({ password, confirm }) =>
      password === confirm ? {} : { fields: { confirm: accountText('register.mismatch') } },
    send,
    errorText: explainRegistration,
  });

  return (
    <FormPage
      title={accountText('register.title')}
      intro={wanted ? accountText('register.wanted', wanted) : accountText('register.intro')}
      picture={formPictures.register}
    >
      <Form form={form} submitLabel={accountText('register.title')}>
        <Field {...form.field('name')} autoComplete="name" />
        <EmailField {...form.field('email')} />
        <PasswordField {...form.field('password')} autoComplete="new-password" />
        <PasswordField {...form.field('confirm')} autoComplete="new-password" />
      </Form>
      <FormLinks>
        <p>
          {accountText('register.haveAccount')}{' '}
          <Link className="target" to={paths.login} state={locationState({ from: passed.from })} replace>
            {accountText('login.title')}
          </Link>
        </p>
      </FormLinks>
    </FormPage>
  );
}
