import { ANSWER_MAX_ROWS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { logFailure } from '#lib/logger';
import { reportUnauthorized, type CallAuth } from './connection';
import { ApiError } from './errors';

export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer is a page: an error of a proxy, or the login of a hotspot, which has status 200. */
export function isHtml(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<');
}

/**
 * Checks the answer to a call. A 401 or 403 is reported to the session. A 2xx answer that is a page (of a proxy or
 * a hotspot), or that says that it has failed, is a failed call.
 * @returns the body
 * @throws ApiError
 */
export function checkAnswer(status: number, body: unknown, call: CallAuth): unknown {
  if (status === 401 || status === 403) reportUnauthorized(call);
  if (status < 200 || status > 299) throw new ApiError('status', status, body);
  if (isHtml(body)) throw new ApiError('shape', undefined, body);
  if (isObject(body) && body.success === false) throw new ApiError('unsuccessful', status, body);
  return body;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Reads what the shop uses of these fields; undefined if something is missing that it can't do without. */
export type Reader<Output> = (fields: Fields) => Output | undefined;

/** Applies a reader to a value of any shape; undefined if it is no object, or cannot be read. */
export function readValue<Output>(read: Reader<Output>, value: unknown): Output | undefined {
  return isObject(value) ? read(value) : undefined;
}

/** Reads an answer that is an object. @throws ApiError 'shape' if it is none, or cannot be read */
export function readAnswer<Output>(read: Reader<Output>, body: unknown): Output {
  const output = readValue(read, body);
  if (output === undefined) throw new ApiError('shape', undefined, body);
  return output;
}

/**
 * Finds the list that is the answer itself or in one of its fields.
 * @param names of these fields in order of precedence; an empty list counts only if no other has rows
 */
export function findList(body: unknown, ...names: readonly string[]): readonly unknown[] | undefined {
  const candidates = [body, ...(isObject(body) ? names.map((name) => body[name]) : [])];
  const lists = candidates.filter((candidate): candidate is unknown[] => Array.isArray(candidate));
  return lists.find(({ length }) => length > 0) ?? lists[0];
}

/** Returns what {@link findList} finds. @throws ApiError 'shape' if there is no list */
export function listIn(body: unknown, ...names: readonly string[]): readonly unknown[] {
  const list = findList(body, ...names);
  if (!list) throw new ApiError('shape', undefined, body);
  return list;
}

/**
 * Reads the rows of an answer: drops unreadable ones and those beyond the limit, and logs how many.
 * @param source what they are from, for the log: method and path of the call
 */
export function readRows<Output>(read: Reader<Output>, rows: readonly unknown[], source: string): Output[] {
  const output = rows
    .slice(0, ANSWER_MAX_ROWS)
    .map((row) => readValue(read, row))
    .filter((row) => row !== undefined);
  const dropped = rows.length - output.length;
  if (dropped > 0) logFailure(`Rows of ${source} that were left out: ${dropped}`);
  return output;
}
