import { Refusal } from './answers';
import { isObject, type Json, type JsonObject } from './json';

const fromForm = (text: string): JsonObject => Object.fromEntries(new URLSearchParams(text));

/**
 * Parses a body by its content type, as a strict server does: JSON or form-encoded.
 * @returns the parsed body; {} for an empty one
 * @throws Refusal 400 for broken JSON, 415 for another type
 */
export function parseBody(text: string, contentType: string | null): Json {
  if (text === '') return {};
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return fromForm(text);
  if (type !== 'application/json') throw new Refusal(415, 'Send JSON or a form-encoded body.');
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

/** The fields of a body; {} if it is not an object. */
export const fieldsOf = (body: Json): JsonObject => (isObject(body) ? body : {});

/** A field as trimmed text; '' if it is missing or neither text nor a number. */
export function textField(fields: JsonObject, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A password as it was sent, untrimmed; '' if there is none. */
export function passwordField(fields: JsonObject, ...names: readonly string[]): string {
  const value = names.map((name) => fields[name]).find((field) => typeof field === 'string');
  return typeof value === 'string' ? value : '';
}
