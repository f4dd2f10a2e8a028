import type { ReactNode } from 'react';
import { t } from '../i18n/forms';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import styles from './Form.module.css';
import type { FormState } from './useForm';

interface FormProps {
  form: FormState;
  children: ReactNode;
  submitLabel: string;
  /** What can be done about the note. */
  noteLink?: ReactNode;
}

/**
 * The fields, what is wrong with them, and the button. The method keeps a browser from sending anything by
 * itself before the page is hydrated: a dialog's form outside of a dialog goes nowhere.
 */
export function Form({ form, children, submitLabel, noteLink }: FormProps) {
  const { note, noteId, wrong, pending, submit, change } = form;
  const several = wrong.length > 1;
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit} onChange={change}>
      {children}
      {(note !== undefined || several) && (
        <ErrorSummary id={noteId} text={note ?? t('forms.check')} fields={several ? wrong : []}>
          {note !== undefined && noteLink}
        </ErrorSummary>
      )}
      <Button type="submit" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
