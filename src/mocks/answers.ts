import type { Json } from './json';

/** A list of which an answer contains a part. */
export interface ListBody {
  rows: Json[];
  where?: (row: Json) => boolean;
  page?: { number: number; size: number };
  wrap: (rows: Json[], total: number) => Json;
}

/** The content of an answer before it is serialised: JSON, a plain text, or a list. */
export type Answer = { status: number } & ({ json: Json } | { text: string } | { list: ListBody });

export const ok = (json: Json, status = 200): Answer => ({ status, json });

/** Thrown by a call that refuses a request; the text becomes the answer's message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const DEFAULT_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not allowed to do that.',
  404: 'Not found.',
  409: 'This conflicts with what is already there.',
  415: 'This content type is not supported.',
  422: 'Some of the values are not acceptable.',
  429: 'Too many requests. Please wait a moment.',
  500: 'Something broke on our side.',
  503: 'We are doing maintenance. Please come back soon.',
};

/** The default text of a status code. */
export const defaultMessage = (status: number): string => DEFAULT_MESSAGES[status] ?? `Status ${status}.`;

/** The JSON of one page of a list. @param isEmpty whether a fault has emptied it */
export function listPage({ rows, where = () => true, page, wrap }: ListBody, isEmpty: boolean): Json {
  const matching = isEmpty ? [] : rows.filter(where);
  if (!page) return wrap(matching, matching.length);
  const start = (page.number - 1) * page.size;
  return wrap(matching.slice(start, start + page.size), matching.length);
}
