import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isAborted } from '#api/errors';
import { contactPath, paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { isStillAt } from '#lib/isStillAt';
import { useOneAtATime } from '#lib/useOneAtATime';
import { isEmail } from '#lib/validation';
import { FormPage } from '#shop/forms/FormPage';
import { failureText } from '#shop/forms/failureText';
import { formText } from '#shop/forms/texts';
import { queryClient } from '#shop/queries/queryClient';
import { fetchProfile, requestReset } from '#shop/session/api';
import { locationState } from '#shop/session/locationState';
import { sessionText } from '#shop/session/texts';
import { useLogout } from '#shop/session/useLogout';
import { Button } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { Skeleton } from '#ui/Skeleton';
import { WaitWords } from '#ui/WaitWords';
import styles from './account.module.css';
import { accountText } from './texts';

export const meta = {
  title: accountText('profile.documentTitle'),
  description: accountText('profile.description'),
};

const ROWS = ['name', 'email', 'id'] as const;

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

function ProfileDetails() {
  const { data, error, isPending, refetch } = useQuery(
    { queryKey: ['profile'], queryFn: ({ signal }) => fetchProfile(signal) },
    queryClient(),
  );
  if (error && !data) return <Failure text={accountText('profile.failed')} onRetry={() => void refetch()} />;

  return (
    <>
      {isPending && <p className="visually-hidden">{accountText('profile.loading')}</p>}
      <dl className={styles.details} aria-busy={isPending}>
        {ROWS.map((row) => (
          <div key={row} data-row={row}>
            <dt className="overline">{accountText(`profile.${row}`)}</dt>
            <dd>{data ? data[row] || accountText('profile.none') : <Skeleton className={styles.place} />}</dd>
          </div>
        ))}
      </dl>
      <p>
        {accountText('profile.change')}{' '}
        <Link to={contactPath('account')}>{accountText('profile.writeToUs')}</Link>.
      </p>
      {data && isEmail(data.email) && <ChangePassword email={data.email} />}
    </>
  );
}

/** Has a one-time code sent to the customer's e-mail, and leads to the page that sets the new password. */
function ChangePassword({ email }: { email: string }) {
  const navigate = useNavigate();
  const [note, setNote] = useState<string>();
  const [sending, send] = useOneAtATime(async () => {
    setNote(undefined);
    try {
      await requestReset(email);
      if (isStillAt(paths.profile)) void navigate(paths.resetPassword, { state: locationState({ email }) });
    } catch (error) {
      if (isAborted(error)) return;
      const texts = {
        answered: () => accountText('profile.codeFailed'),
        unreachable: formText('forms.serverError'),
      };
      setNote(failureText(error, texts));
    }
  });
  return (
    <div className={styles.change}>
      <Button kind="quiet" pending={sending} onClick={send}>
        {accountText('profile.changePassword')}
      </Button>
      {sending && <WaitWords text={accountText('profile.sending')} />}
      <p role="alert" dir="auto">
        {note}
      </p>
    </div>
  );
}
