import { useEffect, useEffectEvent, useState } from 'react';
import { NOTIFY_CONFIRMATION_MS } from '#config/constants';
import { logFailure } from '#lib/logger';
import { Form } from '#shop/forms/Form';
import { formText } from '#shop/forms/texts';
import { useForm } from '#shop/forms/useForm';
import { requireEmail } from '#shop/forms/useFormErrors';
import { sendMessage } from '#shop/mail/email';
import { useAuth } from '#shop/session/AuthContext';
import { Dialog } from '#ui/Dialog';
import { EmailField } from '#ui/Field';
import { uiText } from '#ui/texts';
import styles from './NotifyMe.module.css';
import { launchText } from './texts';

const SENT_ID = 'notify-sent';

/** Asks for an address and sends it to the shop. The confirmation shows for 3 seconds, then the dialog closes. */
export function NotifyMeDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    id: 'notify',
    defaultValues: { email: useAuth().user?.email ?? '' },
    labels: { email: formText('forms.email') },
    validate: requireEmail,
    onSubmit: async ({ email }) => {
      await sendMessage({
        name: launchText('notify.senderName'),
        email,
        message: launchText('notify.message'),
      });
      setSent(true);
    },
    errorText: (error) => {
      logFailure('Failed to send the address of Notify Me', error);
      return formText('forms.wentWrong');
    },
  });
  const close = useEffectEvent(onClose);
  const focusId = sent ? SENT_ID : form.field('email').id;

  // Screen readers read the confirmation because it has the focus.
  useEffect(() => document.getElementById(focusId)?.focus(), [focusId]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(close, NOTIFY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Dialog title={launchText('notify.title')} closeLabel={uiText('dialog.close')} onClose={onClose}>
      {sent ? (
        <p id={SENT_ID} className={styles.sent} tabIndex={-1}>
          {launchText('notify.sent')}
        </p>
      ) : (
        <Form form={form} submitLabel={launchText('notify.send')}>
          <p className={styles.lead}>{launchText('notify.lead')}</p>
          <EmailField {...form.field('email')} />
        </Form>
      )}
    </Dialog>
  );
}
