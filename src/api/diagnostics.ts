import type { BaseIssue } from 'valibot';
import { endpoints } from './endpoints';

/**
 * Explains in development why an answer cannot be read: it names the call, the place and the reason, with the
 * names of keys and never their values. No build contains it.
 */
const calls = /* @__PURE__ */ new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path template of a call, because an id in a path would identify a customer. */
function template(url: string): string {
  const known = Object.values(endpoints).find((path) =>
    new RegExp(`^${path.replace(':userId', '[^/]+')}$`).test(url),
  );
  return known ?? url;
}

/** Remembers which call an answer, or a list in it, belongs to. */
export function recordCall(answer: unknown, method: string, url: string): void {
  if (isObject(answer)) calls.set(answer, `${method.toUpperCase()} ${template(url)}`);
}

/** Remembers that a list belongs to the same call as the answer that contains it. */
export function recordPart(answer: unknown, part: unknown): void {
  const call = isObject(answer) ? calls.get(answer) : undefined;
  if (call !== undefined && isObject(part)) calls.set(part, call);
}

/** The reason without values: a message of the schema library may quote one. */
function reason({ type, message, path }: BaseIssue<unknown>): string {
  if (type === 'check' || type === 'raw_transform') return message;
  const place = (path ?? []).map(({ key }) => String(key)).join('.');
  return place === '' ? 'no object' : `${place} cannot be read`;
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `keys: ${Object.keys(value).join(', ') || 'none'}`;
  return value === null || value === '' ? 'nothing' : `a ${typeof value}`;
}

/**
 * Describes what is wrong with an answer or a row of it.
 * @param answer the answer, or the list that contains the row
 * @param wrong the value that could not be read
 * @param place for example 'row 3'; '' for the answer itself
 */
export function explanation(
  answer: unknown,
  wrong: unknown,
  place: string,
  issues: readonly BaseIssue<unknown>[],
): string {
  const call = (isObject(answer) ? calls.get(answer) : undefined) ?? 'an answer';
  const why = [...new Set(issues.map(reason))].join(', ');
  return `${call}${place && `, ${place}`}: ${why}; ${shapeOf(wrong)}`;
}
