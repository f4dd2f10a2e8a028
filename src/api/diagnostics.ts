import type { BaseIssue } from 'valibot';

/**
 * Explains in development why an answer cannot be read: it names the call, the place and the reason, with the
 * names of keys and never their values. No build contains it.
 */

/** The reason without values: a message of the schema library may quote one. */
function reason({ type, message, path }: BaseIssue<unknown>): string {
  if (type === 'check' || type === 'raw_transform') return message;
  const place = (path ?? []).map(({ key }) => String(key)).join('.');
  return place === '' ? 'no object' : `${place} cannot be read`;
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `keys: ${Object.keys(value).join(', ') || 'none'}`;
  return value === null || value === '' ? 'nothing' : `a ${typeof value}`;
}

/**
 * Describes what is wrong with an answer or a row of it.
 * @param place the call, and the row if it is one
 * @param wrong the value that could not be read
 */
export function explanation(place: string, wrong: unknown, issues: readonly BaseIssue<unknown>[]): string {
  const why = [...new Set(issues.map(reason))].join(', ');
  return `${place}: ${why}; ${shapeOf(wrong)}`;
}
