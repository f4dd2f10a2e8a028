import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { WaitWords } from '#ui/WaitWords';
import styles from './Form.module.css';
import { formText } from './texts';
import type { FormState } from './useForm';

interface FormProps {
  form: FormState;
  children: ReactNode;
  submitLabel: string;
  /** What the running call does; for one that takes long. */
  waitText?: string;
  noteLink?: ReactNode;
}

/** A form. Until it is hydrated, the method 'dialog' keeps the browser from submitting it. */
export function Form({
  form,
  children,
  submitLabel,
  waitText = formText('forms.sending'),
  noteLink,
}: FormProps) {
  const { note, noteId, pending, submit, change } = form;
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit} onChange={change}>
      {children}
      {note !== undefined && (
        <div className={styles.note} id={noteId} tabIndex={-1}>
          <Icon name="error" />
          <div>
            <p dir="auto">{note}</p>
            {noteLink}
          </div>
        </div>
      )}
      <div className={styles.submit}>
        <Button type="submit" wide pending={pending}>
          {submitLabel}
        </Button>
        {pending && <WaitWords text={waitText} />}
      </div>
    </form>
  );
}
