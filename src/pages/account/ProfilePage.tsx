import { FormPage } from '../../components/FormPage';
import { WithQueries } from '../../components/WithQueries';
import { useAuth } from '../../contexts/AuthContext';
import { t } from '../../i18n/account';
import { Button } from '../../ui/Button';
import { pictures } from '../../config/pictures';
import { ProfileDetails } from './ProfileDetails';

export const meta = { title: t('profile.documentTitle'), description: t('profile.description') };

/** The profile page (behaviour 15.1). */
export default function ProfilePage() {
  const { logout } = useAuth();
  return (
    <FormPage title={t('profile.title')} intro={t('profile.intro')} picture={pictures.about} focus="right">
      <WithQueries>
        <ProfileDetails />
      </WithQueries>
      <Button kind="outline" onClick={logout}>
        {t('account.logout')}
      </Button>
    </FormPage>
  );
}
