import { useEffect, useState } from 'react';
import { sendMessage } from '../../api/email';
import { Form } from '../../components/Form';
import { useForm } from '../../components/useForm';
import { t } from '../../i18n/contact';
import { logFailure } from '../../lib/logger';
import { Field } from '../../ui/Field';
import styles from './ContactPage.module.css';
import { checkContact } from './contactRules';
import { MessageField } from './MessageField';
import { Thanks } from './Thanks';

/** The form, and what takes its place once a message is sent (behaviour 14.7). */
export function ContactForm() {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first');
  if (stage === 'sent') return <Thanks onAnother={() => setStage('another')} />;
  return <MessageForm another={stage === 'another'} onSent={() => setStage('sent')} />;
}

function MessageForm({ another, onSent }: { another: boolean; onSent: () => void }) {
  const form = useForm({
    id: 'contact',
    labels: {
      firstName: t('contact.firstName'),
      lastName: t('contact.lastName'),
      email: t('contact.email'),
      message: t('contact.message'),
    },
    untrimmed: ['message'],
    check: (values) => ({ fields: checkContact(values) }),
    send: async ({ firstName, lastName, email, message }) => {
      await sendMessage({ name: `${firstName} ${lastName}`, email, message });
      onSent();
    },
    errorText: (error) => {
      // Only logged (behaviour 14.8): what was typed stays and can be sent again.
      logFailure('The message could not be sent', error);
      return undefined;
    },
  });

  const firstName = form.field('firstName');
  const lastName = form.field('lastName');
  useEffect(() => {
    // The button that was pressed is gone.
    if (another) document.getElementById(firstName.id)?.focus();
  }, [another, firstName.id]);

  return (
    <>
      <h2>{t('contact.form.title')}</h2>
      <Form form={form} submitLabel={t('contact.submit')}>
        <div className={styles.names}>
          <Field {...firstName} hint={leaveOut(firstName.error)} autoComplete="given-name" />
          <Field {...lastName} hint={leaveOut(lastName.error)} autoComplete="family-name" />
        </div>
        <Field
          {...form.field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <MessageField {...form.field('message')} />
      </Form>
    </>
  );
}

/** What to do about a name with more than letters in it. */
function leaveOut(error: string | undefined): string | undefined {
  return error === t('contact.name.letters') ? t('contact.name.leaveOut') : undefined;
}
