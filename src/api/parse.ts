import * as v from 'valibot';
import { ANSWER_MAX_ROWS } from '../config/constants';
import { isObject } from '../lib/isObject';
import { logFailure } from '../lib/logger';
import { ApiError } from './errors';

/** Any object that is not a list. The check comes first because a record schema also accepts lists. */
export const rowSchema = v.pipe(v.custom<object>(isObject), v.record(v.string(), v.unknown()));

/**
 * Accepts a list that is the answer itself or is in one of its fields.
 * @param fields field names in order of precedence; the first one with a list is used
 */
export function listIn(...fields: readonly string[]) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, readonly unknown[]>(({ dataset, addIssue, NEVER }) => {
      const body = dataset.value;
      const wrapped = v.safeParse(rowSchema, body);
      const candidates = [body, ...(wrapped.success ? fields.map((field) => wrapped.output[field]) : [])];
      const list: unknown = candidates.find(Array.isArray);
      if (Array.isArray(list)) return list as readonly unknown[];
      addIssue({ message: 'no list' });
      return NEVER;
    }),
  );
}

/**
 * Checks an answer against the call's schema.
 * @throws ApiError 'shape' if the answer does not match
 */
export function parseAnswer<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new ApiError('shape', undefined, body);
}

/**
 * Parses the rows of an answer: drops unreadable ones and those beyond the limit, and logs how many.
 * @param source what they are from, for the log: method and path of the call
 */
export function parseRows<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rows: readonly unknown[],
  source: string,
): Output[] {
  const read = rows.slice(0, ANSWER_MAX_ROWS).flatMap((candidate) => {
    const parsed = v.safeParse(schema, candidate);
    return parsed.success ? [parsed.output] : [];
  });
  const dropped = rows.length - read.length;
  if (dropped > 0) logFailure(`Rows of ${source} that were left out: ${dropped}`);
  return read;
}
