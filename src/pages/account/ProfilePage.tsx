import { queryOptions, useQuery } from '@tanstack/react-query';
import { formPictures } from '#house/formPictures';
import { FormPage } from '#shop/forms/FormPage';
import { queryClient } from '#shop/queries/queryClient';
import { useAuth } from '#shop/session/AuthContext';
import { fetchProfile } from '#shop/session/api';
import { sessionText } from '#shop/session/texts';
import { useLogout } from '#shop/session/useLogout';
import type { User } from '#shop/session/user';
import { Button } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { Skeleton } from '#ui/Skeleton';
import styles from './account.module.css';
import { accountText } from './texts';

export const meta = {
  title: accountText('profile.documentTitle'),
  description: accountText('profile.description'),
};

const ROWS = ['id', 'name', 'email'] as const;

/** The query of a customer's profile. The key has the user's id, so that the next customer sees no old profile. */
function profileQuery(user: User | null) {
  return queryOptions({
    queryKey: ['profile', user?.id],
    queryFn: ({ signal }) => fetchProfile(signal),
  });
}

/** The profile page. */
export default function ProfilePage() {
  const logout = useLogout();
  return (
    <FormPage
      title={accountText('profile.title')}
      intro={accountText('profile.intro')}
      picture={formPictures.profile}
    >
      <ProfileDetails />
      <Button kind="outline" onClick={() => logout(true)}>
        {sessionText('session.logout')}
      </Button>
    </FormPage>
  );
}

/** The customer's ID, name and e-mail, read-only. */
function ProfileDetails() {
  const { user } = useAuth();
  const profile = useQuery(profileQuery(user), queryClient());
  const { data, error, isPending, refetch } = profile;
  if (error && !data) return <Failure text={accountText('profile.failed')} onRetry={() => void refetch()} />;

  return (
    <>
      {isPending && <p className="visually-hidden">{accountText('profile.loading')}</p>}
      <dl className={styles.details} aria-busy={isPending}>
        {ROWS.map((row) => (
          <div key={row} data-row={row}>
            <dt>{accountText(`profile.${row}`)}</dt>
            <dd>{data ? data[row] || accountText('profile.none') : <Skeleton className={styles.place} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
