import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keysOf } from '#lib/tables';
import { isBlank, isEmail } from '#lib/validation';
import { announce } from '#ui/alerts/announce';
import { formText } from './texts';

/** What is wrong with a field, and a hint that helps. */
export type FieldError = string | { error: string; hint: string };

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldError>>;

export interface FormErrors<Name extends string> {
  fields?: FieldErrors<Name>;
  note?: string | undefined;
}

/** The error of every empty field, and a note for all of them, if any. @returns undefined if no field is empty */
export function requireAll<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Record<Name, string>>,
  note?: string,
): FormErrors<Name> | undefined {
  const empty = keysOf(labels).filter((name) => isBlank(values[name]));
  if (empty.length === 0) return undefined;
  const errors = empty.map((name) => [name, formText('forms.required', { label: labels[name] })]);
  return { fields: Object.fromEntries(errors) as FieldErrors<Name>, note };
}

/** The error of a form whose only field is an e-mail. */
export function requireEmail({ email }: { email: string }): FormErrors<'email'> {
  if (email === '') return { fields: { email: formText('forms.email.missing') } };
  return isEmail(email) ? {} : { fields: { email: formText('forms.email.invalid') } };
}

/** The errors of a form on screen: under its fields, and a note for all of it. */
export function useFormErrors<Name extends string>(id: string, labels: Readonly<Record<Name, string>>) {
  const [{ fields, note, failure }, setShown] = useState<FormErrors<Name> & { failure?: unknown }>({});
  const errors: FieldErrors<Name> = fields ?? {};
  const hasTypedSince = useRef(false);
  const noteId = `${id}-note`;
  // Synchronously: a field that gets the focus must already be described by its error.
  const show = (next: FormErrors<Name> & { failure?: unknown }): void => flushSync(() => setShown(next));

  return {
    errors,
    note,
    noteId,
    /** What the call threw, while its note is shown. */
    failure,
    /** Shows the errors and moves the focus to them. @returns whether there are any */
    report: (found: FormErrors<Name> = {}): boolean => {
      hasTypedSince.current = false;
      show(found);
      const wrong = keysOf(labels).filter((name) => found.fields?.[name] !== undefined);
      const [first] = wrong;
      if (first === undefined && found.note === undefined) return false;
      document.getElementById(first === undefined ? noteId : `${id}-${first}`)?.focus();
      // If the focus was there already, screen readers would not read the error.
      if (first !== undefined) announce(formText('forms.wrong', { count: wrong.length }));
      return true;
    },
    fail: (text: string, error: unknown): void => {
      show({ note: text, failure: error });
      // Moving the focus would interrupt a user who is typing again.
      if (hasTypedSince.current) announce(text);
      else document.getElementById(noteId)?.focus();
    },
    /** Removes the error of a field in which somebody types; the note goes with the last error. */
    clear: (name: Name): void => {
      hasTypedSince.current = true;
      const { [name]: cleared, ...rest } = errors;
      if (cleared === undefined) return;
      const isLast = Object.keys(rest).length === 0;
      setShown({ fields: rest as FieldErrors<Name>, note: isLast ? undefined : note });
    },
  };
}
