import * as v from 'valibot';
import { ANSWER_MAX_ROWS } from '../config/constants';
import { logFailure } from '../lib/logger';
import { explanation } from './diagnostics';
import { ApiError } from './errors';
import { isRow, type Reading } from './fields';

/** Any object that is not a list. The check comes first because a record schema also accepts lists. */
export const row = v.pipe(v.custom<object>(isRow), v.record(v.string(), v.unknown()));

/**
 * Accepts a list that is the answer itself or is in one of its fields.
 * @param fields field names in order of precedence; the first one with a list is used
 */
export function listIn(...fields: readonly string[]) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, readonly unknown[]>(({ dataset, addIssue, NEVER }) => {
      const body = dataset.value;
      const wrapped = v.safeParse(row, body);
      const candidates = [body, ...(wrapped.success ? fields.map((field) => wrapped.output[field]) : [])];
      const list: unknown = candidates.find(Array.isArray);
      if (Array.isArray(list)) return list as readonly unknown[];
      addIssue({ message: 'no list' });
      return NEVER;
    }),
  );
}

/** Creates the schema for one answer, which counts there what it leaves out. */
type SchemaFor<Output> = (reading: Reading) => v.GenericSchema<unknown, Output>;

/** The maximum number of bad rows per answer that are explained in development. */
const EXPLAINED = 10;

/** Reads an answer, then logs in one line what was left out of it. */
function logged<Output>(call: string, read: (reading: Reading) => Output): Output {
  const reading: Reading = { call, badRows: 0, rows: 0, texts: 0 };
  const output = read(reading);
  const parts = [
    reading.badRows > 0 && `bad rows: ${reading.badRows}`,
    reading.rows > 0 && `rows beyond the limit: ${reading.rows}`,
    reading.texts > 0 && `ends of long texts: ${reading.texts}`,
  ].filter(Boolean);
  if (parts.length > 0) logFailure(`Left out of ${call}: ${parts.join(', ')}`);
  return output;
}

/**
 * Checks an answer against the call's schema.
 * @param call method and path, for the log
 * @throws ApiError 'shape' if the answer does not match
 */
export function parseAnswer<Output>(schemaFor: SchemaFor<Output>, body: unknown, call: string): Output {
  const parsed = logged(call, (reading) => v.safeParse(schemaFor(reading), body));
  if (parsed.success) return parsed.output;
  if (import.meta.env.MODE === 'development') console.warn(explanation(call, body, parsed.issues));
  throw new ApiError('shape', undefined, body);
}

/**
 * Parses the rows of an answer: drops unreadable ones and those beyond the limit, and logs in one line what
 * was left out of them.
 * @param call method and path, for the log
 */
export function parseRows<Output>(
  schemaFor: SchemaFor<Output>,
  rows: readonly unknown[],
  call: string,
): Output[] {
  return logged(call, (reading) => readRows(schemaFor(reading), rows, reading));
}

/** Parses rows that are in a row of an answer, such as the items of an order. */
export function readRows<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rows: readonly unknown[],
  reading: Reading,
): Output[] {
  reading.rows += Math.max(0, rows.length - ANSWER_MAX_ROWS);
  return rows.slice(0, ANSWER_MAX_ROWS).flatMap((candidate, index) => {
    const parsed = v.safeParse(schema, candidate);
    if (parsed.success) return [parsed.output];
    reading.badRows += 1;
    if (import.meta.env.MODE === 'development' && reading.badRows <= EXPLAINED) {
      console.warn(explanation(`${reading.call}, row ${index + 1}`, candidate, parsed.issues));
    }
    return [];
  });
}
