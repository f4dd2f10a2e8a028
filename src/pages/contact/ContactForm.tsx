import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/errors';
import { params } from '#config/paths';
import { customerRights } from '#house/owner';
import { logFailure } from '#lib/logger';
import { useHydrated } from '#lib/useHydrated';
import { isLettersOnly } from '#lib/validation';
import { Form } from '#shop/forms/Form';
import { useForm } from '#shop/forms/useForm';
import { sendMessage } from '#shop/mail/email';
import { useAuth } from '#shop/session/AuthContext';
import { useLocationState } from '#shop/session/locationState';
import { perPerson } from '#shop/session/customer';
import { Button } from '#ui/Button';
import { EmailField, Field } from '#ui/Field';
import { showAlert } from '#ui/alerts/alertStore';
import styles from './ContactPage.module.css';
import { MessageField } from './MessageField';
import { WithdrawalReceipt, type SentMessage } from './WithdrawalReceipt';
import { checkContact, labels } from './contactRules';
import { contactText } from './texts';

/** The withdrawal that `?about=withdrawal` requests; null during hydration, or if the owner has it switched off. */
function useWithdrawal() {
  const query = new URLSearchParams(useLocation().search);
  const { order: number } = useLocationState();
  const isHydrated = useHydrated();
  const stated = customerRights.withdrawal;
  if (!isHydrated || stated === null || query.get(params.about) !== 'withdrawal') return null;
  const message = contactText(number === '' ? 'withdrawal.message' : 'withdrawal.messageOf', { number });
  return { ...stated, message, namesOrder: number !== '' };
}

/** A withdrawal: the owner's terms, and the prefilled message. */
type Withdrawal = NonNullable<ReturnType<typeof useWithdrawal>>;

type Draft = Partial<Record<keyof typeof labels, string>>;

/** What was typed and not sent, by the topic of the message: leaving the page keeps it. */
const drafts = perPerson(() => new Map<string, Draft>());

const keepTyped = (topic: string, typed: Draft) => drafts().set(topic, { ...drafts().get(topic), ...typed });

/** @param topic what the message is about: each topic has its own draft */
export function ContactForm({ topic }: { topic: string }) {
  const [stage, setStage] = useState<'first' | 'another' | SentMessage>('first');
  const asked = useWithdrawal();
  if (typeof stage === 'string')
    return <MessageForm topic={topic} another={stage === 'another'} withdrawal={asked} onSent={setStage} />;
  return asked ? <WithdrawalReceipt message={stage} /> : <Thanks onAnother={() => setStage('another')} />;
}

interface MessageFormProps {
  topic: string;
  another: boolean;
  /** The withdrawal that the message declares; null for any other message. */
  withdrawal: Withdrawal | null;
  onSent: (message: SentMessage) => void;
}

function MessageForm({ topic, another, withdrawal, onSent }: MessageFormProps) {
  const form = useContactForm(withdrawal, topic, onSent);
  return (
    <>
      <h2>{contactText(withdrawal ? 'withdrawal.title' : 'contact.form.title')}</h2>
      {withdrawal && (
        <p>
          {contactText('withdrawal.intro', { days: withdrawal.days, address: withdrawal.address })}
          {!withdrawal.namesOrder && ` ${contactText('withdrawal.whichOrder')}`}
        </p>
      )}
      <Form form={form} submitLabel={contactText(withdrawal ? 'withdrawal.submit' : 'contact.submit')}>
        <div className={styles.names}>
          {/* The button 'Write another message' has disappeared. */}
          <Field {...form.field('firstName')} autoFocus={another} autoComplete="given-name" />
          <Field {...form.field('lastName')} autoComplete="family-name" />
        </div>
        <EmailField {...form.field('email')} />
        <MessageField {...form.field('message')} onRestored={(message) => keepTyped(topic, { message })} />
      </Form>
    </>
  );
}

/** The fields of the contact form, what they are filled with, and the call. */
function useContactForm(
  withdrawal: Withdrawal | null,
  topic: string,
  onSent: (message: SentMessage) => void,
) {
  const { user } = useAuth();
  const [draft] = useState(() => drafts().get(topic));
  const opening = useOpening();
  return useForm({
    id: 'contact',
    defaultValues: {
      ...(user && { ...namesOf(user.name), email: user.email }),
      ...draft,
      message: draft?.message || (withdrawal?.message ?? opening.text),
    },
    labels,
    onTyped: (name, value) => keepTyped(topic, { [name]: value }),
    validate: (values) => ({
      fields: checkContact(values, withdrawal !== null, opening.isStub ? opening.text : ''),
    }),
    onSubmit: async ({ firstName, lastName, email, message }, isHere) => {
      const sent = { name: `${firstName} ${lastName}`, email, message };
      const ownDrafts = drafts();
      await sendMessage(sent);
      if (withdrawal && !isHere()) showAlert({ kind: 'form', text: contactText('withdrawal.sentAlert') });
      // A newer draft may have been begun meanwhile.
      if (ownDrafts.get(topic)?.message === message) ownDrafts.delete(topic);
      onSent({ ...sent, at: new Date() });
    },
    errorText: (error) => {
      // Only logged: the form keeps its text. A withdrawal, with its deadline, shows an error.
      logFailure('The message could not be sent', error);
      if (!withdrawal) return undefined;
      const isUnknown = error instanceof ApiError && error.outcomeUnknown;
      return contactText(isUnknown ? 'withdrawal.unknown' : 'withdrawal.failed', {
        address: withdrawal.address,
      });
    },
    alertsAfterLeaving: withdrawal !== null,
  });
}

/** Splits a customer's name: the last word is the last name. What would fail the form's rule is left out. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = ''] = /^(.*)\s+(\S+)$/.exec(name.trim()) ?? [];
  const fitting = (text: string): string => (isLettersOnly(text) ? text : '');
  return { firstName: fitting(firstName), lastName: fitting(lastName) };
}

/** What a message begins with: a question that was searched for, or a stub about an order, a gift's card or the account. */
function useOpening(): { text: string; isStub: boolean } {
  const query = new URLSearchParams(useLocation().search);
  const { order: number } = useLocationState();
  const about = query.get(params.about);
  const stub = (text: string) => ({ text, isStub: true });
  if (about === 'account') return stub(contactText('contact.account'));
  if (number === '' || (about !== 'order' && about !== 'card'))
    return { text: query.get(params.query) ?? '', isStub: false };
  return stub(
    contactText('contact.orderId', { number }) + (about === 'card' ? contactText('contact.card') : ''),
  );
}

/** Replaces the form and takes the focus, so that screen readers read it out. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <p ref={words} tabIndex={-1}>
        {contactText('contact.sent')}
      </p>
      <Button kind="quiet" onClick={onAnother}>
        {contactText('contact.another')}
      </Button>
    </div>
  );
}
