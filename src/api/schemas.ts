import * as v from 'valibot';
import { isRow } from './values';

/** The schemas that several answers share. */

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
