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
  note?: string;
}

/** The error of every empty field, and a note for all of them. @returns undefined if no field is empty */
export function requireAll<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Record<Name, string>>,
  note: string,
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
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [note, setNote] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const hasTypedSince = useRef(false);
  const noteId = `${id}-note`;
  const show = (fields: FieldErrors<Name>, words: string | undefined, error?: unknown): void => {
    // Update synchronously: a field that gets the focus must already be described by its error.
    flushSync(() => {
      setErrors(fields);
      setNote(words);
      setFailure(error);
    });
  };

  return {
    errors,
    note,
    noteId,
    /** What the call threw, while its note is shown. */
    failure,
    /** Shows the errors and moves the focus to them. @returns whether there are any */
    report: ({ fields = {}, note: words }: FormErrors<Name> = {}): boolean => {
      hasTypedSince.current = false;
      show(fields, words);
      const wrong = keysOf(labels).filter((name) => fields[name] !== undefined);
      const [first] = wrong;
      if (first === undefined && words === undefined) return false;
      document.getElementById(first === undefined ? noteId : `${id}-${first}`)?.focus();
      // If the focus was there already, screen readers would not read the error.
      if (first !== undefined) announce(formText('forms.wrong', { count: wrong.length }));
      return true;
    },
    fail: (words: string, error: unknown): void => {
      show({}, words, error);
      // Moving the focus would interrupt a user who is typing again.
      if (hasTypedSince.current) announce(words);
      else document.getElementById(noteId)?.focus();
    },
    /** Removes the error of a field in which somebody types; the note goes with the last error. */
    clear: (name: Name): void => {
      hasTypedSince.current = true;
      const { [name]: cleared, ...rest } = errors;
      if (cleared === undefined) return;
      setErrors(rest as FieldErrors<Name>);
      if (Object.keys(rest).length === 0) setNote(undefined);
    },
  };
}
