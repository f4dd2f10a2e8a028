import { Link, useLocation } from 'react-router-dom';
import { failureText } from '../../ui/form/failureText';
import { Form } from '../../ui/form/Form';
import { FormLinks, FormPage } from '../../ui/form/FormPage';
import { requireAll, useForm } from '../../ui/form/useForm';
import { paths } from '../../config/paths';
import { login } from '../../shop/session/login';
import { t } from './texts';
import { useHydrated } from '../../lib/useHydrated';
import type { Product } from '../../shop/products/product';
import { Checkbox, Field, PasswordField } from '../../ui/form/Field';
import { formPictures } from '#house/formPictures';
import styles from './account.module.css';
import { loginIntro } from './loginIntro';
import { emailInState, passOn, recoveryState } from '../../shop/session/recoveryState';
import { useAfterLogin } from './useAfterLogin';
import { useRememberedEmail } from './useRememberedEmail';

export const meta = { title: t('login.documentTitle'), description: t('login.description') };

/** The login page. */
export default function LoginPage() {
  const state: unknown = useLocation().state;
  const { from, wanted, finish } = useAfterLogin();
  const { emailField, rememberBox, isTicked, keep, ticked } = useRememberedEmail();

  const form = useForm({
    id: 'login',
    fill: { email: emailInState(state).email },
    labels: { email: t('login.email'), password: t('account.password') },
    check: (values) => requireAll(values, t('account.fillAll')),
    send: async (credentials, here) => {
      // Read the checkbox now: the page may be left before the answer arrives.
      const remembers = isTicked();
      const message = await login(credentials);
      keep(credentials.email, remembers);
      finish(message, here());
    },
    errorText: (error) =>
      failureText(error, {
        refused: (status) => t('login.failed', { status }),
        unreadable: t('login.unexpected'),
        unreachable: t('login.serverError'),
      }),
  });

  return (
    <FormPage
      title={t('login.title')}
      intro={<Intro from={from} wanted={wanted} />}
      picture={formPictures.login}
    >
      <Form form={form} submitLabel={t('login.submit')} waitText={t('login.sending')}>
        <Field
          {...form.field('email')}
          ref={emailField}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          showLabel={t('account.showPassword')}
        />
        <div className={styles.between}>
          <Checkbox
            ref={rememberBox}
            name="remember"
            label={t('login.remember')}
            onChange={(event) => ticked(event.target.checked)}
          />
          <Link to={paths.forgotPassword} state={recoveryState(form.email)}>
            {t('login.forgot')}
          </Link>
        </div>
      </Form>
      <FormLinks>
        <p>
          {t('login.noAccount')}{' '}
          <Link to={paths.register} state={passOn(state, form.email)}>
            {t('login.register')}
          </Link>
        </p>
      </FormLinks>
    </FormPage>
  );
}

/** The prerendered page doesn't know why the user is here, so this text rerenders after hydration. */
function Intro({ from, wanted }: { from: string | undefined; wanted: Product | undefined }) {
  const hydrated = useHydrated();
  if (wanted) return t('login.wanted', { name: wanted.name });
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {loginIntro(from)}
    </span>
  );
}
