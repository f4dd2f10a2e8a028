import { keysOf } from '../../lib/tables';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
/** The message under each invalid field; '' for a field that the note describes. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The errors of a form before it is sent. */
export interface FormFaults<Name extends string> {
  /** The message under each invalid field; '' for the usual one of an empty field. */
  fields?: FieldErrors<Name>;
  /** A message about the whole form. */
  note?: string;
}

const marked = <Name extends string>(names: readonly Name[]): FieldErrors<Name> =>
  Object.fromEntries(names.map((name) => [name, ''])) as FieldErrors<Name>;

/** Marks every empty field as invalid, with a note for all of them. */
export function requireAll<Name extends string>(values: FormValues<Name>, note: string): FormFaults<Name> {
  const empty = keysOf(values).filter((name) => values[name] === '');
  return empty.length > 0 ? { fields: marked(empty), note } : {};
}

/** Finds the fields whose label or name a server's message contains; the message becomes the note. */
export function namedIn<Name extends string>(
  message: string,
  labels: Readonly<Record<Name, string>>,
): FieldErrors<Name> {
  const said = ` ${message
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/[^a-z]+/g, ' ')} `;
  const isNamed = (name: Name): boolean =>
    [labels[name], name].some((label) => said.includes(` ${label.toLowerCase()} `));
  return marked(keysOf(labels).filter(isNamed));
}
