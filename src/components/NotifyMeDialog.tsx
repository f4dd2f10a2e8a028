import { useEffect, useRef, useState, type Dispatch, type SetStateAction, type SubmitEvent } from 'react';
import { sendMessage } from '../api/email';
import { NOTIFY_CONFIRMATION_MS } from '../config/constants';
import { t as common } from '../i18n/common';
import { t } from '../i18n/launching';
import { logFailure } from '../lib/logger';
import { useEvent } from '../lib/useEvent';
import { isEmail } from '../model/validation';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import styles from './NotifyMe.module.css';

/** What was typed, and how far it has come. */
export interface Draft {
  email: string;
  stage: 'editing' | 'sending' | 'failed' | 'sent';
}

interface NotifyMeDialogProps {
  draft: Draft;
  onDraft: Dispatch<SetStateAction<Draft>>;
  onClose: () => void;
}

/** What is wrong with an address, in words. */
function problemOf(email: string): string | undefined {
  if (email === '') return t('notify.emailRequired');
  return isEmail(email) ? undefined : t('notify.emailInvalid');
}

/**
 * Takes an address and sends it to the shop (behaviour 14.11). The confirmation shows for 3
 * seconds, then the dialog closes (behaviour 14.12).
 */
export function NotifyMeDialog({ draft, onDraft, onClose }: NotifyMeDialogProps) {
  const { email, stage } = draft;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const close = useEvent(onClose);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (stage !== 'sent') return;
    const timer = setTimeout(close, NOTIFY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [stage, close]);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (stage === 'sending') return;
    const address = email.trim();
    const wrong = problemOf(address);
    setProblem(wrong);
    if (wrong !== undefined) {
      onDraft((now) => ({ ...now, stage: 'editing' }));
      input.current?.focus();
      return;
    }
    onDraft((now) => ({ ...now, stage: 'sending' }));
    const sent = await send(address);
    onDraft((now) => (sent ? { email: '', stage: 'sent' } : { ...now, stage: 'failed' }));
  };

  return (
    <Dialog
      title={t('notify.title')}
      closeLabel={common('dialog.close')}
      className={styles.dialog}
      onClose={onClose}
    >
      {stage === 'sent' ? (
        <Confirmation />
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.lead}>{t('notify.lead')}</p>
          <Field
            ref={input}
            label={t('notify.email')}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            error={problem}
            onChange={(event) => {
              const typed = event.target.value;
              onDraft((now) => ({ ...now, email: typed }));
              setProblem(undefined);
            }}
          />
          <p className={styles.failure} role="alert">
            {stage === 'failed' && t('notify.failed')}
          </p>
          <Button type="submit" wide pending={stage === 'sending'}>
            {t('notify.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** The form is gone and focus with it, so the confirmation takes it, and is read for that. */
function Confirmation() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} className={styles.sent} tabIndex={-1}>
      <Icon name="tick" className={styles.tick} />
      {t('notify.sent')}
    </p>
  );
}

async function send(email: string): Promise<boolean> {
  try {
    await sendMessage({ name: t('notify.senderName'), email, message: t('notify.message') });
    return true;
  } catch (error) {
    logFailure('Failed to send the address of Notify Me', error);
    return false;
  }
}
