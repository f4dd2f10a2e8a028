import { paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { FormPage } from '#shop/forms/FormPage';
import { useAuth } from '#shop/session/AuthContext';
import { sessionText } from '#shop/session/texts';
import { useLogout } from '#shop/session/useLogout';
import { Button, ButtonLink } from '#ui/Button';
import { accountText } from './texts';

export const meta = {
  title: accountText('session.documentTitle'),
  description: accountText('session.description'),
};

export default function CheckSessionPage() {
  const { user, loading } = useAuth();
  const logout = useLogout();
  const state = user ? (
    <>
      {accountText('session.loggedInAs')} <strong dir="auto">{user.email || user.name || user.id}</strong>
    </>
  ) : (
    accountText(loading ? 'session.loading' : 'session.notLoggedIn')
  );

  return (
    <FormPage title={accountText('session.title')} intro={state} picture={formPictures.profile}>
      {user && (
        <Button kind="outline" onClick={() => logout(false)}>
          {sessionText('session.logout')}
        </Button>
      )}
      {!loading && !user && <ButtonLink to={paths.login}>{accountText('login.title')}</ButtonLink>}
    </FormPage>
  );
}
