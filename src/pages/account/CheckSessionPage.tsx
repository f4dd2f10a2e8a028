import { paths } from '#config/paths';
import { useAuth } from '#shop/session/AuthContext';
import { sessionText } from '#shop/session/texts';
import { useLogout } from '#shop/session/useLogout';
import { Button, ButtonLink } from '#ui/Button';
import styles from './account.module.css';
import { accountText } from './texts';

export const meta = {
  title: accountText('session.documentTitle'),
  description: accountText('session.description'),
};

export default function CheckSessionPage() {
  const { user, loading } = useAuth();
  const logout = useLogout();

  return (
    <div className={styles.session}>
      <h1 className="page-title">{accountText('session.title')}</h1>
      <p className={styles.state}>
        {loading && accountText('session.loading')}
        {!loading && !user && accountText('session.notLoggedIn')}
        {user && (
          <>
            {accountText('session.loggedInAs')}{' '}
            <strong dir="auto">{user.email || user.name || user.id}</strong>
          </>
        )}
      </p>
      {user && (
        <Button kind="outline" onClick={() => logout(false)}>
          {sessionText('session.logout')}
        </Button>
      )}
      {!loading && !user && <ButtonLink to={paths.login}>{accountText('login.title')}</ButtonLink>}
    </div>
  );
}
