import { Fragment, useEffect, useRef } from 'react';
import { canPrint } from '#lib/canPrint';
import { formText } from '#shop/forms/texts';
import { Button } from '#ui/Button';
import styles from './ContactPage.module.css';
import { contactText } from './texts';

export interface SentMessage {
  name: string;
  email: string;
  message: string;
  at: Date;
}

/** The customer's record of a withdrawal. It takes the focus, so that screen readers read it. */
export function WithdrawalReceipt({ message: { name, email, message, at } }: { message: SentMessage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });
  const rows = [
    [contactText('withdrawal.sentAt'), moment.format(at)],
    [contactText('withdrawal.name'), name],
    [formText('forms.email'), email],
    [contactText('contact.message'), message],
  ] as const;
  return (
    <div className={styles.receipt}>
      <h2 ref={heading} tabIndex={-1}>
        {contactText('withdrawal.sent')}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{contactText('withdrawal.keep')}</p>
      {canPrint() && (
        <Button kind="outline" onClick={() => window.print()}>
          {contactText('withdrawal.print')}
        </Button>
      )}
    </div>
  );
}
