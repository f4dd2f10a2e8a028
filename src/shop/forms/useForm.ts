import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, type Location } from 'react-router-dom';
import { isAborted, isUnauthorized } from '../../api/errors';
import { paths } from '../../config/paths';
import { formText } from './texts';
import { useEvent } from '../../lib/useEvent';
import { useHydrated } from '../../lib/useHydrated';
import { useMounted } from '../../lib/useMounted';
import { cleanEmail, isEmail } from './validation';
import { retractAlerts, showAlert } from '../../ui/alerts/alertStore';
import { announce } from '../../ui/alerts/announce';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** The errors of a form before it is sent. */
export interface FormFaults<Name extends string> {
  /** The message under each invalid field; '' for the usual one of an empty field. */
  fields?: Partial<Record<Name, string>>;
  /** A message about the whole form. */
  note?: string;
}

interface FormOptions<Name extends string> {
  id: string;
  /** The fields in order, with their labels. Invisible characters are removed from the one named `email`. */
  labels: Readonly<Record<Name, string>>;
  /** Initial texts. */
  fill?: Partial<Record<NoInfer<Name>, string>> | undefined;
  /** Fields that are not trimmed. */
  untrimmed?: readonly NoInfer<Name>[];
  check: (values: FormValues<NoInfer<Name>>) => FormFaults<NoInfer<Name>>;
  /**
   * Sends the values.
   * @param here whether the form is still on screen: a late answer must not move a user who has left
   */
  send: (values: FormValues<NoInfer<Name>>, here: () => boolean) => Promise<void>;
  /** The note for an error of `send`; undefined to show nothing. */
  errorText: (error: unknown) => string | undefined;
}

/** What the Form component needs. */
export interface FormState {
  noteId: string;
  note: string | undefined;
  pending: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  change: (event: ChangeEvent<HTMLFormElement>) => void;
}

const NO_ERRORS = {};

/** Marks every empty field as invalid, with a note for all of them. */
export function requireAll<Name extends string>(values: FormValues<Name>, note: string): FormFaults<Name> {
  const empty = namesOf(values).filter((name) => values[name] === '');
  const fields: Partial<Record<Name, string>> = {};
  for (const name of empty) fields[name] = '';
  return empty.length > 0 ? { fields, note } : {};
}

/** Finds the fields whose label or name a server's message contains; the message becomes the note. */
function namedIn<Name extends string>(
  words: string,
  labels: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const said = ` ${words
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/[^a-z]+/g, ' ')} `;
  const named = namesOf(labels).filter((name) =>
    [labels[name], name].some((label) => said.includes(` ${label.toLowerCase()} `)),
  );
  const fields: Partial<Record<Name, string>> = {};
  for (const name of named) fields[name] = '';
  return fields;
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}

/**
 * A form with uncontrolled fields, so that what is typed before hydration or filled in by the browser is not lost. It is
 * validated on submit; typing clears a field's error; the first invalid field gets the focus; only one submit runs
 * at a time.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { id, labels, untrimmed = [], check, send, errorText } = options;
  const fill: Partial<Record<Name, string>> = options.fill ?? {};
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>(NO_ERRORS);
  const [note, setNote] = useState<string>();
  const [pending, setPending] = useState(false);
  const [email, setEmail] = useState('');
  const isHydrated = useHydrated();
  const busy = useRef(false);
  const typedSince = useRef(false);
  const isMounted = useMounted();
  const { pathname, search, state: entryState } = useLocation() as Location<unknown>;
  const names = namesOf(labels);
  const noteId = `${id}-note`;

  const typed = (): FormValues<Name> => {
    const values = names.map((name) => {
      const control = document.getElementById(`${id}-${name}`);
      const text = control && 'value' in control ? String(control.value) : '';
      if (name === 'email') return [name, cleanEmail(text)];
      return [name, untrimmed.includes(name) ? text : text.trim()];
    });
    return Object.fromEntries(values) as FormValues<Name>;
  };

  // Something may have been typed before hydration.
  const noteEmail = useEvent(() => setEmail((typed() as Partial<Record<string, string>>).email ?? ''));
  useEffect(noteEmail, [noteEmail]);

  const show = (fields: Partial<Record<Name, string>>, words: string | undefined): void => {
    // Update synchronously: a field that gets the focus must already be described by its error.
    flushSync(() => {
      setErrors(fields);
      setNote(words);
      // The button is enabled again in the same update.
      setPending(false);
    });
  };

  /** Shows the errors and moves the focus to them. @returns whether there are any */
  const reportFaults = ({ fields, note: words }: FormFaults<Name>): boolean => {
    const wrong = names.filter((name) => fields?.[name] !== undefined);
    const texts: Partial<Record<Name, string>> = {};
    for (const name of wrong)
      texts[name] = fields?.[name] || formText('forms.required', { label: labels[name] });
    show(texts, words);
    const first = wrong[0];
    if (first === undefined && words === undefined) return false;
    document.getElementById(first === undefined ? noteId : `${id}-${first}`)?.focus();
    // If the focus was there already, screen readers would not read the error.
    if (first !== undefined) {
      announce(formText('forms.wrong', { count: wrong.length }));
    }
    return true;
  };

  const fail = (words: string): void => {
    if (!isMounted()) return;
    // The note describes these fields.
    show(namedIn(words, labels), words);
    // Moving the focus would interrupt a user who is typing again.
    if (typedSince.current) announce(words);
    else document.getElementById(noteId)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy.current) return;
    const values = typed();
    if (reportFaults(check(values))) return;
    retractAlerts('form');
    busy.current = true;
    typedSince.current = false;
    setErrors(NO_ERRORS);
    setNote(undefined);
    setPending(true);
    try {
      await send(values, isMounted);
    } catch (error) {
      if (isAborted(error)) return;
      const words = errorText(error);
      if (words === undefined) return;
      // The message is shown on /login, as an alert that leads back here.
      const hasLeft = !isMounted() || window.location.pathname !== pathname;
      if (isUnauthorized(error) && hasLeft) {
        // What was typed, without passwords, is there again.
        const { name, email: own } = values as Partial<Record<string, string>>;
        const back = { ...(entryState as object | null), ...(name && { name }), ...(own && { email: own }) };
        const link = { to: pathname + search, state: back, text: formText('forms.back') };
        showAlert({ kind: 'form', text: words, tone: 'error', ...(pathname !== paths.login && { link }) });
      } else fail(words);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const change = (event: ChangeEvent<HTMLFormElement>): void => {
    typedSince.current = true;
    const { name } = event.target as unknown as { name: Name };
    if (name === 'email') setEmail(typed()[name]);
    const { [name]: cleared, ...rest } = errors;
    if (cleared === undefined) return;
    setErrors(rest as typeof errors);
    if (Object.keys(rest).length === 0) setNote(undefined);
  };

  const state: FormState = { noteId, note, pending, submit, change };

  return {
    ...state,
    typed,
    /** The typed e-mail, for the links to other forms; '' if it is none. */
    email: isEmail(email) ? email : '',
    /** The attributes that connect a field to its label and its error. */
    field: (name: Name) => {
      const error = errors[name];
      return {
        id: `${id}-${name}`,
        name,
        label: labels[name],
        defaultValue: isHydrated ? fill[name] : undefined,
        error: error || undefined,
        'aria-required': true,
        'aria-invalid': error === '' ? true : undefined,
        'aria-describedby': error === '' ? noteId : undefined,
      };
    },
  };
}
