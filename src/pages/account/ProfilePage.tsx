import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors';
import { fetchProfile } from '../../api/profile';
import { FormPage } from '../../components/FormPage';
import { WithQueries } from '../../components/WithQueries';
import { useAuth } from '../../contexts/AuthContext';
import { t } from '../../i18n/account';
import { Button } from '../../ui/Button';
import { idOfProfile } from '../../model/user';
import { pictures } from '../../config/pictures';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import styles from './account.module.css';

export const meta = { title: t('profile.documentTitle'), description: t('profile.description') };

const ROWS = ['id', 'name', 'email'] as const;

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

/** The customer's ID, name and e-mail, read-only (behaviour 15.1). */
function ProfileDetails() {
  const { user } = useAuth();
  const profile = useQuery({
    // The key has the user's id: after a login as another customer, no old profile must show.
    queryKey: ['profile', user?.id],
    queryFn: async ({ signal }) => {
      const { name, email, ...found } = await fetchProfile(signal);
      const id = user && idOfProfile(found, user);
      // A cache between browser and server may still hold the previous customer's profile (behaviour 15.8).
      if (id == null) throw new ApiError('shape');
      return { id, name, email };
    },
  });

  if (profile.isError) {
    return (
      <div className={styles.failure}>
        <p>
          <Icon name="error" />
          {t('profile.failed')}
        </p>
        <Button kind="outline" pending={profile.isFetching} onClick={() => void profile.refetch()}>
          {t('profile.tryAgain')}
        </Button>
      </div>
    );
  }

  return (
    <>
      {profile.isPending && <p className="visually-hidden">{t('profile.loading')}</p>}
      <dl className={styles.details} aria-busy={profile.isPending}>
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`profile.${row}`)}</dt>
            <dd>
              {profile.data ? profile.data[row] || t('profile.none') : <Skeleton className={styles.place} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
