import * as v from 'valibot';
import { ApiError } from './errors';
import { logParseFailure, recordPart } from './diagnostics';
import { countBadRow, cutRows, withOmissionLog } from './omissions';

/** How many bad rows of an answer are explained in development. */
const EXPLAINED = 10;

/**
 * Checks an answer where it arrives.
 * @throws ApiError 'shape' when it is not what the call's schema says
 */
export function parseAnswer<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = withOmissionLog('an answer', () => v.safeParse(schema, body));
  if (parsed.success) {
    if (import.meta.env.MODE === 'development') recordPart(body, parsed.output);
    return parsed.output;
  }
  if (import.meta.env.MODE === 'development') logParseFailure(body, body, '', parsed.issues);
  throw new ApiError('shape', undefined, body);
}

/**
 * Keeps the rows that can be read, up to a limit. What is left out is logged, in one line a call (behaviour 17.3, 17.9).
 * @param what names them in the log
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
        logParseFailure(rows, candidate, `row ${index + 1}`, parsed.issues);
      }
      return [];
    }),
  );
}
