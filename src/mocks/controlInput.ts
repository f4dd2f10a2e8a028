import { Refusal } from './answers';
import { fieldsOf } from './requestBody';
import { isObject, type Json, type JsonObject } from './json';

/**
 * The fields of what came over HTTP, without those that a form left empty.
 * @param known the names that mean something, with what each is for
 * @throws Refusal 400 for any other: a misspelt one must not pass as none
 */
export function knownFields(action: string, body: Json, known: Readonly<Record<string, string>>): JsonObject {
  const names = Object.keys(known);
  if (body !== null && !isObject(body)) throw new Refusal(400, `${action} takes an object of fields.`);
  const fields = fieldsOf(body);
  const unknown = Object.keys(fields).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const takes = names.length === 0 ? 'no fields' : names.join(', ');
    throw new Refusal(400, `${action} takes ${takes}; it knows no ${unknown.join(', ')}.`);
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/**
 * A whole number from 0, also as a form writes it; undefined when the field is missing.
 * @throws Refusal 400 for anything else
 */
export function countField(fields: JsonObject, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new Refusal(400, `${name} must be a whole number from 0.`);
}
