import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { STORAGE_KEYS } from '#config/constants';
import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { readStored, removeStored, writeStored } from '#lib/storage';
import { Form } from '#shop/forms/Form';
import { FormLinks, FormPage } from '#shop/forms/FormPage';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { typedEmail, useForm } from '#shop/forms/useForm';
import { useAuth } from '#shop/session/AuthContext';
import { login } from '#shop/session/api';
import { locationState } from '#shop/session/locationState';
import { Checkbox, Field, PasswordField, noCorrection } from '#ui/Field';
import { accountText } from './texts';
import { useAfterLogin } from './useAfterLogin';

export const meta = {
  title: accountText('login.title'),
  description: accountText('login.description'),
};

function explainLogin(error: unknown): string {
  return failureText(error, {
    answered: (status) => accountText('login.failed', { status }),
    unreadable: accountText('login.unexpected'),
    unreachable: formText('forms.serverError'),
  });
}

export default function LoginPage() {
  const { user } = useAuth();
  const { passed, reason, wanted, finish } = useAfterLogin();
  const { emailField, rememberBox } = useRememberedEmail();

  const form = useForm({
    id: 'login',
    defaultValues: { email: passed.email || typedEmail() },
    labels: { email: accountText('login.email'), password: accountText('account.password') },
    requiredNote: accountText('account.fillAll'),
    onSubmit: async (credentials) => {
      // Read the checkbox now: the page may be left before the answer arrives.
      const remembers = rememberBox.current?.checked;
      const message = await login(credentials);
      if (remembers) writeStored(STORAGE_KEYS.rememberedEmail, credentials.email);
      else forgetEmail();
      finish(message);
    },
    errorText: explainLogin,
  });

  return (
    <FormPage
      title={accountText('login.title')}
      intro={wanted ? accountText('login.wanted', wanted) : (reason ?? accountText('login.intro'))}
      picture={formPictures.login}
    >
      <Form form={form} submitLabel={accountText('login.title')} waitText={accountText('login.sending')}>
        <Field {...form.field('email')} ref={emailField} {...noCorrection} autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className="between">
          {/* Unticking removes the e-mail at once: the user may leave without logging in. */}
          <Checkbox
            ref={rememberBox}
            name="remember"
            label={accountText('login.remember')}
            onChange={({ target }) => !target.checked && forgetEmail()}
          />
          <Link className="target" to={user ? paths.profile : paths.forgotPassword}>
            {accountText('login.forgot')}
          </Link>
        </div>
      </Form>
      <FormLinks>
        <p>
          {accountText('login.noAccount')}{' '}
          <Link className="target" to={paths.register} state={locationState({ from: passed.from })} replace>
            {accountText('login.register')}
          </Link>
        </p>
      </FormLinks>
    </FormPage>
  );
}

/** The e-mail of the last login, filled in after hydration if the field is empty. The password is never kept. */
function useRememberedEmail() {
  const emailField = useRef<HTMLInputElement>(null);
  const rememberBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!emailField.current || !rememberBox.current) return;
    const remembered = readStored(STORAGE_KEYS.rememberedEmail);
    if (remembered && emailField.current.value === '') emailField.current.value = remembered;
    if (remembered) rememberBox.current.checked = true;
  }, []);

  return { emailField, rememberBox };
}

const forgetEmail = (): void => removeStored(STORAGE_KEYS.rememberedEmail);
