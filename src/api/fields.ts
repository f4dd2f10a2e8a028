import * as v from 'valibot';
import { ANSWER_TEXT_MAX_LENGTH } from '../config/constants';
import { safeImageAddress } from '../model/address';
import { toCents } from '../model/money';
import { cutText } from './omissions';

/** What the schemas are made of: each reads one field as servers send it, and never throws. */

const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id).trim()),
  v.maxLength(ANSWER_TEXT_MAX_LENGTH),
);

/**
 * The first of some values that is an id: a text or a number; '' where there is none. One that is too long does not
 * count: cut off, it would be the id of something else.
 */
export function firstId(...candidates: readonly unknown[]): string {
  for (const candidate of candidates) {
    const id = v.safeParse(idText, candidate);
    if (id.success && id.output !== '') return id.output;
  }
  return '';
}

/** A text, cut where it is too long; numbers are read as texts, anything else is ''. */
export function text(value: unknown): string {
  return typeof value === 'string' ? cutText(value.trim()) : typeof value === 'number' ? String(value) : '';
}

/** The largest quantity of a row; it also keeps a cart's total an exact number of cents. */
const MAX_COUNT = 99_999;

/** A count from one to 99,999; anything else is undefined. */
export function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MAX_COUNT
    ? number
    : undefined;
}

/** `imageUrl`, the first of `images`, or `image`: the first that passes the allow-list, else null. */
export function image(row: Readonly<Record<string, unknown>>): string | null {
  const first: unknown = Array.isArray(row.images) ? row.images[0] : undefined;
  for (const candidate of [row.imageUrl, first, row.image]) {
    const address = safeImageAddress(candidate);
    if (address) return address;
  }
  return null;
}

/** Whole cents, or null. */
export function cents(value: unknown): number | null {
  return toCents(value) ?? null;
}

/** Any object that is not a list. Checked first, since a record schema would make an object of a list. */
export const row = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/**
 * A list that is the answer itself or stands in one of its fields (behaviour 16.9, 16.16).
 * @param fields names of the field, the first that holds a list counts
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
