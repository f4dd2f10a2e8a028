import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isAborted, isUnauthorized } from '#api/errors';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { Form } from '#shop/forms/Form';
import { FormLinks, FormPage } from '#shop/forms/FormPage';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { typedEmail, useForm } from '#shop/forms/useForm';
import { login, register } from '#shop/session/api';
import { locationState } from '#shop/session/locationState';
import { EmailField, Field, PasswordField } from '#ui/Field';
import { showAlert } from '#ui/alerts/alertStore';
import { accountText } from './texts';
import { useAfterLogin } from './useAfterLogin';

export const meta = {
  title: accountText('register.title'),
  description: accountText('register.description'),
};

type Account = Parameters<typeof register>[0];

/** The account was created, but the login after it failed. */
class FirstLoginError extends Error {
  override name = 'FirstLoginError';
}

function explainRegistration(error: unknown): string {
  if (error instanceof FirstLoginError) return accountText('register.loginFailed');
  return failureText(error, {
    answered: () => accountText('register.failed'),
    unreachable: formText('forms.wentWrong'),
  });
}

/** Registers, logs in and navigates to Home. After a failed login, sending again does not register again. */
function useRegistration(finish: ReturnType<typeof useAfterLogin>['finish']) {
  const registered = useRef<Account>(undefined);

  return async ({ name, email, password }: Account): Promise<void> => {
    const before = registered.current;
    if (before?.name !== name || before.email !== email || before.password !== password) {
      await register({ name, email, password });
      registered.current = { name, email, password };
    }
    try {
      finish(await login({ email, password }));
    } catch (error) {
      if (isAborted(error)) throw error;
      if (!isUnauthorized(error)) throw new FirstLoginError();
      // The layout redirects to /login, as after any 401 or 403.
      showAlert({ kind: 'form', text: accountText('register.loginFailed'), tone: 'error' });
    }
  };
}

export default function RegisterPage() {
  const { passed, wanted, finish } = useAfterLogin();
  const form = useForm({
    id: 'register',
    defaultValues: { name: passed.name, email: passed.email || typedEmail() },
    labels: {
      name: accountText('register.name'),
      email: formText('forms.email'),
      password: accountText('account.password'),
      confirm: formText('forms.confirmPassword'),
    },
    requiredNote: accountText('account.fillAll'),
    validate: ({ password, confirm }) =>
      password === confirm ? {} : { fields: { confirm: accountText('register.mismatch') } },
    onSubmit: useRegistration(finish),
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
