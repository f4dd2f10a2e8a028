import { useEffect, useState, type ReactNode } from 'react';
import { sendMessage } from './email';
import { NOTIFY_CONFIRMATION_MS } from '../../config/constants';
import { uiText } from '../../ui/texts';
import { launchText } from './texts';
import { logFailure } from '../../lib/logger';
import { useEvent } from '../../lib/useEvent';
import { isEmail } from '../forms/validation';
import { Dialog } from '../../ui/Dialog';
import { EmailField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Form } from '../forms/Form';
import styles from './NotifyMe.module.css';
import { useForm } from '../forms/useForm';

const SENT_ID = 'notify-sent';

/** The error message for an address. */
function problemOf(email: string): string | undefined {
  if (email === '') return launchText('notify.emailRequired');
  return isEmail(email) ? undefined : launchText('notify.emailInvalid');
}

interface NotifyMeDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Asks for an address and sends it to the shop. The confirmation shows for 3 seconds, then
 * the dialog closes. Its state survives closing.
 */
export function NotifyMeDialog({ open, onClose }: NotifyMeDialogProps) {
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState(false);
  const form = useForm({
    id: 'notify',
    labels: { email: launchText('notify.email') },
    check: ({ email }) => {
      const problem = problemOf(email);
      return problem === undefined ? {} : { fields: { email: problem } };
    },
    send: async ({ email }) => {
      await sendMessage({
        name: launchText('notify.senderName'),
        email,
        message: launchText('notify.message'),
      });
      setDraft('');
      setSent(true);
    },
    errorText: (error) => {
      logFailure('Failed to send the address of Notify Me', error);
      return launchText('notify.failed');
    },
  });

  const close = useEvent(() => {
    // The field holds its own text and unmounts with the dialog.
    setDraft(form.typed().email);
    setSent(false);
    onClose();
  });

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(close, NOTIFY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [sent, close]);

  if (!open) return null;
  return (
    <Opened focusId={sent ? SENT_ID : form.field('email').id} onClose={close}>
      {sent ? (
        <p id={SENT_ID} className={styles.sent} tabIndex={-1}>
          <Icon name="tick" className={styles.tick} />
          {launchText('notify.sent')}
        </p>
      ) : (
        <Form form={form} submitLabel={launchText('notify.send')}>
          <p className={styles.lead}>{launchText('notify.lead')}</p>
          <EmailField {...form.field('email')} defaultValue={draft} />
        </Form>
      )}
    </Opened>
  );
}

interface OpenedProps {
  /** The id of the element that gets the focus; focusing the confirmation makes screen readers read it. */
  focusId: string;
  onClose: () => void;
  children: ReactNode;
}

function Opened({ focusId, onClose, children }: OpenedProps) {
  useEffect(() => document.getElementById(focusId)?.focus(), [focusId]);
  return (
    <Dialog
      title={launchText('notify.title')}
      closeLabel={uiText('dialog.close')}
      className={styles.dialog}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
