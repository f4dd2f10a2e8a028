import { useEffect } from 'react';
import { isAborted, isUnauthorized } from '#api/errors';
import { paths } from '#config/paths';
import { logFailure } from '#lib/logger';
import { useOneAtATime } from '#lib/useOneAtATime';
import { formText } from '#shop/forms/texts';
import { locationState } from '#shop/session/locationState';
import { Button } from '#ui/Button';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { announce } from '#ui/alerts/announce';
import { resendOtp } from './api';
import styles from './recovery.module.css';
import { recoveryText } from './texts';
import { useResendWait } from './useResendWait';

/** Waits, then offers a new code. The seconds are not announced; the end of the wait is, once. */
export function ResendOtp({ email }: { email: string }) {
  const { secondsLeft, restart } = useResendWait(email);
  const isReady = secondsLeft === 0;

  useEffect(() => {
    if (isReady) announce(recoveryText('verify.resendReady'));
  }, [isReady]);

  const [sending, resend] = useOneAtATime(async () => {
    removeAlertsOf('oneTimeCode');
    restart();
    try {
      await resendOtp(email);
      showAlert({ kind: 'oneTimeCode', text: recoveryText('verify.resent') });
    } catch (error) {
      if (isAborted(error)) return;
      logFailure('The code could not be sent again', error);
      showAlert({
        kind: 'oneTimeCode',
        text: recoveryText('verify.resendFailed'),
        tone: 'error',
        ...(isUnauthorized(error) && {
          link: { to: paths.verifyOtp, state: locationState({ email }), text: formText('forms.back') },
        }),
      });
    }
  });

  return (
    <div className={styles.resend} tabIndex={-1}>
      {isReady ? (
        <Button kind="quiet" pending={sending} disappears onClick={resend}>
          {recoveryText('verify.resend')}
        </Button>
      ) : (
        <p>{recoveryText('verify.resendIn', { seconds: secondsLeft })}</p>
      )}
    </div>
  );
}
