import type { MouseEvent, ReactNode } from 'react';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon';

interface ErrorSummaryProps {
  id: string;
  text: string;
  /** The invalid fields in order; each gets a link. */
  fields: readonly { id: string; label: string }[];
  /** A remedy, for example a link. */
  children?: ReactNode;
}

/** The summary of a form's errors. It takes the focus, so that screen readers read it out. */
export function ErrorSummary({ id, text, fields, children }: ErrorSummaryProps) {
  const goTo = (event: MouseEvent, fieldId: string): void => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div className={styles.summary} id={id} tabIndex={-1}>
      <Icon name="error" className={styles.icon} />
      <div className={styles.words}>
        <p dir="auto">{text}</p>
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`} onClick={(event) => goTo(event, field.id)}>
                  {field.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
