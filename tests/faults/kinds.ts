import type { Fault } from '../../src/mocks/faults';
import type { Row } from './matrix';

/** The statuses of the matrix; the mock answers each with words of its own. */
const STATUSES = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;

/** What is wrong with a fault's cell in general; what the shopper sees of it depends on the call. */
export type Sort = 'unreachable' | 'refused' | 'unreadable' | 'odd' | 'list' | 'late';

export interface Kind {
  name: string;
  fault: Fault;
  sort: Sort;
  /** The server's words; '' where it has none that may be shown. */
  words?: string;
}

const REFUSALS: Readonly<Record<(typeof STATUSES)[number], string>> = {
  400: 'The request could not be understood.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not allowed to do that.',
  404: 'Not found.',
  409: 'This conflicts with what is already there.',
  422: 'Some of the values are not acceptable.',
  429: 'Too many requests. Please wait a moment.',
  500: 'Something broke on our side.',
  503: 'We are doing maintenance. Please come back soon.',
};

/** Faults that make sense for every call. */
export const KINDS: readonly Kind[] = [
  { name: 'connection reset', fault: 'reset', sort: 'unreachable' },
  { name: 'done, but the answer is lost', fault: 'lost', sort: 'unreachable' },
  { name: 'hang past 30 s', fault: 'hang', sort: 'unreachable' },
  { name: 'slow (3 s)', fault: 'slow', sort: 'late' },
  ...STATUSES.map((status): Kind => ({
    name: String(status),
    fault: status,
    sort: 'refused',
    words: REFUSALS[status],
  })),
  { name: '500 with a page of markup', fault: 500, sort: 'refused', words: '' },
  { name: 'empty body', fault: 'empty', sort: 'unreadable' },
  { name: 'truncated JSON', fault: 'truncated', sort: 'unreadable' },
  { name: 'HTML with status 200', fault: 'html', sort: 'unreadable' },
  { name: 'wrong types', fault: 'wrongTypes', sort: 'odd' },
  { name: 'null in every field', fault: 'nulls', sort: 'odd' },
  { name: 'missing fields', fault: 'missing', sort: 'odd' },
  { name: 'unknown extra fields', fault: 'extra', sort: 'odd' },
  { name: 'markup and right-to-left text', fault: 'markup', sort: 'odd' },
  { name: 'numbers as strings', fault: 'stringNumbers', sort: 'odd' },
  { name: 'NaN', fault: 'NaN', sort: 'odd' },
];

/** Faults of lists alone. */
export const LIST_KINDS: readonly Kind[] = [
  { name: 'duplicates', fault: 'duplicates', sort: 'list' },
  { name: 'a page that repeats forever', fault: 'repeatForever', sort: 'list' },
  { name: '5,000 rows', fault: 'many', sort: 'list' },
];

/** Whether the API ends the session with it. */
export const endsSession = ({ fault }: Kind): boolean => fault === 401 || fault === 403;

/** A kind of fault in a real browser: there a connection can also be refused. */
export interface BrowserKind {
  name: string;
  fault: Fault | 'refused';
  sort: Sort;
}

/** What every row of the matrix is put through in a browser: all that the connection itself can do. */
export const BROWSER_KINDS: readonly BrowserKind[] = [
  { name: 'connection reset', fault: 'reset', sort: 'unreachable' },
  { name: 'done, but the answer is lost', fault: 'lost', sort: 'unreachable' },
  { name: 'reset in mid-answer', fault: 'cut', sort: 'unreachable' },
  { name: 'hang past 30 s', fault: 'hang', sort: 'unreachable' },
];

const REFUSED: BrowserKind = { name: 'refused connection', fault: 'refused', sort: 'unreachable' };

const named = (...names: readonly string[]): BrowserKind[] =>
  [REFUSED, ...KINDS, ...LIST_KINDS].filter(({ name }) => names.includes(name));

/** Samples of the other kinds in a browser, by the row. */
export const BROWSER_SAMPLES: Partial<Record<Row, readonly BrowserKind[]>> = {
  'POST login': named('refused connection', 'slow (3 s)', '500'),
  'GET orders': named('refused connection', '401', '5,000 rows'),
  'GET products': named('HTML with status 200', 'markup and right-to-left text', '5,000 rows'),
  'POST order': named('refused connection', 'slow (3 s)', '503'),
  'POST e-mail (contact)': named('refused connection', 'slow (3 s)', '429'),
  'GET animation': named('refused connection'),
};
