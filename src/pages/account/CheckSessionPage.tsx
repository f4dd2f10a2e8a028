import { useRef } from 'react';
import { FormPage } from '../../ui/form/FormPage';
import { paths } from '../../config/paths';
import { useAuth } from '../../shop/session/AuthContext';
import { t } from './texts';
import { Button, ButtonLink } from '../../ui/Button';
import { formPictures } from '#house/formPictures';
import styles from './account.module.css';

export const meta = { title: t('session.documentTitle'), description: t('session.description') };

/** Shows who is logged in, if anyone. */
export default function CheckSessionPage() {
  const { user, loading, logout } = useAuth();
  const state = useRef<HTMLParagraphElement>(null);

  const leave = (): void => {
    // The button disappears with the session; the element that replaces it gets the focus.
    state.current?.focus();
    logout();
  };

  return (
    <FormPage title={t('session.title')} picture={formPictures.checkSession}>
      <p ref={state} className={styles.state} tabIndex={-1}>
        {loading && t('session.loading')}
        {!loading && !user && t('session.notLoggedIn')}
        {user && (
          <>
            {t('session.loggedInAs')} <strong dir="auto">{user.email || user.name || user.id}</strong>
          </>
        )}
      </p>
      {user && (
        <Button kind="outline" onClick={leave}>
          {t('account.logout')}
        </Button>
      )}
      {!loading && !user && <ButtonLink to={paths.login}>{t('session.login')}</ButtonLink>}
    </FormPage>
  );
}
