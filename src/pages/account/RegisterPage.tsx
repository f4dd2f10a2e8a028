import { Link, useLocation } from 'react-router-dom';
import { wantedProduct } from '../../shop/session/returnAddress';
import { Form } from '../../ui/form/Form';
import { FormLinks, FormPage } from '../../ui/form/FormPage';
import { requireAll, useForm } from '../../ui/form/useForm';
import { paths } from '../../config/paths';
import { useAuth } from '../../shop/session/AuthContext';
import { t } from './texts';
import { Field, PasswordField } from '../../ui/form/Field';
import { formPictures } from '#house/formPictures';
import { emailInState, passOn } from '../../shop/session/recoveryState';
import { explainRegistration, useRegistration } from './useRegistration';

export const meta = { title: t('register.documentTitle'), description: t('register.description') };

/** The registration page. */
export default function RegisterPage() {
  return <Register key={useAuth().departures} />;
}

/** Whether a server's message says that the account exists already. */
function isTaken(note = ''): boolean {
  return /exist|already|taken|registered/i.test(note) && !/\bnot\b|n't\b/i.test(note);
}

function Register() {
  const send = useRegistration();
  const state: unknown = useLocation().state;
  const wanted = wantedProduct(state);
  const form = useForm({
    id: 'register',
    fill: emailInState(state),
    labels: {
      name: t('register.name'),
      email: t('account.email'),
      password: t('account.password'),
      confirm: t('register.confirm'),
    },
    check: (values) => {
      if (Object.values(values).includes('')) return requireAll(values, t('account.fillAll'));
      return values.password === values.confirm ? {} : { fields: { confirm: t('register.mismatch') } };
    },
    send,
    errorText: explainRegistration,
  });

  return (
    <FormPage
      title={t('register.title')}
      intro={wanted ? t('register.wanted', { name: wanted.name }) : t('register.intro')}
      picture={formPictures.register}
    >
      <Form
        form={form}
        submitLabel={t('register.submit')}
        noteLink={
          isTaken(form.note) && (
            <Link to={paths.login} state={passOn(state, form.email)}>
              {t('register.loginInstead')}
            </Link>
          )
        }
      >
        <Field {...form.field('name')} autoComplete="name" />
        <Field
          {...form.field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          showLabel={t('account.showPassword')}
        />
        <PasswordField
          {...form.field('confirm')}
          autoComplete="new-password"
          showLabel={t('register.showConfirm')}
        />
      </Form>
      <FormLinks>
        <p>
          {t('register.haveAccount')}{' '}
          <Link to={paths.login} state={passOn(state, form.email)}>
            {t('register.login')}
          </Link>
        </p>
      </FormLinks>
    </FormPage>
  );
}
