import * as v from 'valibot';
import { logFailure } from '../lib/logger';
import { ApiError } from './errors';
import { explain, notePart } from './explain';

/**
 * Checks an answer where it arrives.
 * @throws ApiError 'shape' when it is not what the call's schema says
 */
export function parseAnswer<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) {
    if (import.meta.env.MODE === 'development') notePart(body, parsed.output);
    return parsed.output;
  }
  if (import.meta.env.MODE === 'development') explain(body, body, '', parsed.issues);
  throw new ApiError('shape', undefined, body);
}

/** Keeps the rows that can be read; each bad one is dropped and logged (behaviour 17.3). */
export function parseRows<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rows: readonly unknown[],
  what: string,
): Output[] {
  return rows.flatMap((candidate, index) => {
    const parsed = v.safeParse(schema, candidate);
    if (parsed.success) return [parsed.output];
    logFailure(`Dropped a bad row of ${what}`);
    if (import.meta.env.MODE === 'development') explain(rows, candidate, `row ${index + 1}`, parsed.issues);
    return [];
  });
}
