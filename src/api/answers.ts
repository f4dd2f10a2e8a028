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

/** Checks an answer: reports a 401 or 403 to the session; a page, or `success: false`, is a failure. @throws ApiError */
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

/** The fields in which servers send the list that was asked for, after the one that is named like it. */
const LIST_FIELDS = ['items', 'data', 'docs'];

const valuesOf = (body: unknown, names: readonly string[]): unknown[] =>
  isObject(body) ? names.map((name) => body[name]) : [];

/** The first list that has rows, else the first list. */
export function firstList(candidates: readonly unknown[]): readonly unknown[] | undefined {
  const lists = candidates.filter((candidate): candidate is unknown[] => Array.isArray(candidate));
  return lists.find(({ length }) => length > 0) ?? lists[0];
}

/** Finds the list of an answer: the answer itself, a field of {@link LIST_FIELDS} or named so, or one in a field of it. */
export function findList(body: unknown, name: string): readonly unknown[] | undefined {
  const names = [name, ...LIST_FIELDS];
  const inner = isObject(body) ? Object.values(body).flatMap((value) => valuesOf(value, names)) : [];
  return firstList([body, ...valuesOf(body, names)]) ?? firstList(inner);
}

/** Whether an answer is an object in which nothing stands where {@link findList} looks. */
export function hasNoList(body: unknown, name: string): boolean {
  if (!isObject(body) || findList(body, name)) return false;
  return (body[name] ?? null) === null && LIST_FIELDS.every((field) => isObject(body[field] ?? {}));
}

/** Reads rows, but for bad ones and those beyond the limit. @param source method and path of the call, for the log */
export function readRows<Output>(read: Reader<Output>, rows: readonly unknown[], source: string): Output[] {
  const output = rows
    .slice(0, ANSWER_MAX_ROWS)
    .map((row) => readValue(read, row))
    .filter((row) => row !== undefined);
  const dropped = rows.length - output.length;
  if (dropped > 0) logFailure(`Rows of ${source} that were left out: ${dropped}`);
  return output;
}

/** Reads a list (see {@link findList}), and counts what was sent. @throws ApiError 'shape' if no row can be read */
export function readList<Output>(read: Reader<Output>, body: unknown, name: string, source: string) {
  const list = findList(body, name);
  const rows = list && readRows(read, list, source);
  if (!rows || (rows.length === 0 && list.length > 0)) throw new ApiError('shape', undefined, body);
  return { rows, rawCount: list.length };
}
