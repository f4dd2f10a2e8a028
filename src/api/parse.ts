import * as v from 'valibot';
import { ApiError } from './errors';
import { explanation, recordPart } from './diagnostics';
import { countBadRow, cutRows, withOmissionLog } from './omissions';

/** The maximum number of bad rows per answer that are explained in development. */
const EXPLAINED = 10;

/**
 * Checks an answer against the call's schema.
 * @throws ApiError 'shape' if the answer does not match
 */
export function parseAnswer<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = withOmissionLog('an answer', () => v.safeParse(schema, body));
  if (parsed.success) {
    if (import.meta.env.MODE === 'development') recordPart(body, parsed.output);
    return parsed.output;
  }
  if (import.meta.env.MODE === 'development') console.warn(explanation(body, body, '', parsed.issues));
  throw new ApiError('shape', undefined, body);
}

/**
 * Parses rows, drops unreadable ones, truncates the list at the limit, and logs in one line per call what was
 * omitted (behaviour 17.3, 17.9).
 * @param what the name of the rows in the log
 */
export function parseRows<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rows: readonly unknown[],
  what: string,
): Output[] {
  return withOmissionLog(what, () =>
    cutRows(rows).flatMap((candidate, index) => {
      const parsed = v.safeParse(schema, candidate);
      if (parsed.success) return [parsed.output];
      const badRows = countBadRow();
      if (import.meta.env.MODE === 'development' && badRows <= EXPLAINED) {
        console.warn(explanation(rows, candidate, `row ${index + 1}`, parsed.issues));
      }
      return [];
    }),
  );
}
