import { useEffect, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isAborted, isUnauthorized } from '#api/errors';
import { paths } from '#config/paths';
import { keysOf } from '#lib/tables';
import { isStillAt } from '#lib/isStillAt';
import { useHydrated } from '#lib/useHydrated';
import { useOneAtATime } from '#lib/useOneAtATime';
import { cleanEmail, isEmail } from '#lib/validation';
import { locationState, useLocationState } from '#shop/session/locationState';
import { currentCustomer, perCustomer } from '#shop/session/customer';
import { removeAlertsOf, showAlert } from '#ui/alerts/alertStore';
import { formText } from './texts';
import { requireAll, useFormErrors, type FieldError, type FormErrors } from './useFormErrors';

type FormValues<Name extends string> = Readonly<Record<Name, string>>;

interface FormOptions<Name extends string> {
  id: string;
  labels: Readonly<Record<Name, string>>;
  defaultValues?: Partial<Record<NoInfer<Name>, string>> | undefined;
  /** The note when fields are empty, each of which is marked; without it, `validate` decides which may be empty. */
  requiredNote?: string;
  validate?: (values: FormValues<NoInfer<Name>>) => FormErrors<NoInfer<Name>> | undefined;
  onTyped?: (name: NoInfer<Name>, value: string) => void;
  /** Sends the values. @param isHere whether the form is still shown: a late answer must not lead away */
  onSubmit: (values: FormValues<NoInfer<Name>>, isHere: () => boolean) => Promise<void>;
  /** The note for an error of `onSubmit`; undefined to show nothing. */
  errorText: (error: unknown) => string | undefined;
  /** Whether a user who has left the form learns of a failure, in an alert. After a 401, everybody does. */
  alertsAfterLeaving?: boolean;
}

/** The e-mail field of this visit that was typed into last. */
const typed = perCustomer(() => ({ email: '' }));

/** The e-mail that was typed last, for the next form; '' if it is none. */
export function typedEmail(): string {
  const email = cleanEmail(typed().email);
  return isEmail(email) ? email : '';
}

/** What is typed into a field. Only a message keeps its white space at both ends. */
function readField(field: unknown): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (!(field instanceof HTMLInputElement)) return '';
  return field.type === 'email' ? cleanEmail(field.value) : field.value.trim();
}

function useSubmit<Name extends string>(
  options: FormOptions<Name>,
  formErrors: ReturnType<typeof useFormErrors<Name>>,
) {
  const { labels, requiredNote } = options;
  const { pathname, search } = useLocation();
  const passed = useLocationState();
  const [pending, run] = useOneAtATime(async (form: HTMLFormElement) => {
    const isHere = (): boolean => form.isConnected && isStillAt(pathname);
    const customer = currentCustomer();
    const read = keysOf(labels).map((name) => [name, readField(form.elements.namedItem(name))]);
    const values = Object.fromEntries(read) as FormValues<Name>;
    const empty = requiredNote === undefined ? undefined : requireAll(labels, values, requiredNote);
    if (formErrors.report(empty ?? options.validate?.(values))) return;
    removeAlertsOf('form');
    try {
      await options.onSubmit(values, isHere);
    } catch (error) {
      const note = isAborted(error) ? undefined : options.errorText(error);
      if (note === undefined) return;
      if (isHere()) return formErrors.fail(note, error);
      // After a 401 the shop shows /login instead of the form.
      const isSentToLogin = isUnauthorized(error);
      if (!isSentToLogin && !options.alertsAfterLeaving) return;
      // After a logout, the next customer gets no link.
      const hasLink = pathname !== paths.login && (isSentToLogin || customer === currentCustomer());
      // It carries what was typed, and what the form's page was told.
      const { name = passed.name, email = passed.email }: Partial<Record<string, string>> = values;
      const state = locationState({ ...passed, name, email });
      const link = hasLink && { link: { to: pathname + search, state, text: formText('forms.back') } };
      showAlert({ kind: 'form', text: note, tone: 'error', ...link });
    }
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    run(event.currentTarget);
  };
  return { pending, submit };
}

const wordsOf = (error: FieldError | undefined): { error: string | undefined; hint?: string } =>
  typeof error === 'object' ? error : { error };

/** A form with uncontrolled fields: what is typed before hydration stays. A submit validates; typing clears an error. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { id, labels } = options;
  const formErrors = useFormErrors(id, labels);
  const isHydrated = useHydrated();
  const { errors, note, noteId, failure } = formErrors;

  useEffect(() => {
    const field = document.getElementById(`${id}-email`);
    // It may have been typed before hydration.
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) typed().email = field.value;
  }, [id]);

  return {
    note,
    noteId,
    failure,
    ...useSubmit(options, formErrors),
    change: ({ target }: ChangeEvent<HTMLFormElement>): void => {
      const { name, value } = target as unknown as { name: Name; value: string };
      if (name === 'email') typed().email = value;
      options.onTyped?.(name, value);
      formErrors.clear(name);
    },
    /** The attributes that connect a field to its label and its error. */
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      defaultValue: isHydrated ? options.defaultValues?.[name] : undefined,
      ...wordsOf(errors[name]),
      'aria-required': true,
    }),
  };
}

/** What the form element needs of a form. */
export type FormState = Omit<ReturnType<typeof useForm>, 'field' | 'failure'>;
