import type { CallName, Fault } from '../../src/mocks/faults';
import { isList, type Row } from './matrix';

/** The statuses of the matrix; the mock answers each with words of its own. */
const REFUSALS = {
  400: 'The request could not be understood.',
  401: 'Your session has expired. Please log in again.',
  403: 'You are not allowed to do that.',
  404: 'Not found.',
  409: 'This conflicts with what is already there.',
  422: 'Some of the values are not acceptable.',
  429: 'Too many requests. Please wait a moment.',
  500: 'Something broke on our side.',
  503: 'We are doing maintenance. Please come back soon.',
} as const;

/** What is wrong with a fault's cell in general; what comes out of it depends on the call. */
type Sort = 'unreachable' | 'refused' | 'unreadable' | 'odd' | 'list' | 'late';

export interface Kind {
  name: string;
  /** A connection that is refused is a browser's alone: no server has a part in it. */
  fault: Fault | 'refused';
  sort: Sort;
  /** The server's words; '' where it has none that may be shown. */
  words?: string;
}

/** Faults that make sense for every call. */
const KINDS: readonly Kind[] = [
  { name: 'connection reset', fault: 'reset', sort: 'unreachable' },
  { name: 'done, but the answer is lost', fault: 'lost', sort: 'unreachable' },
  { name: 'hang past 30 s', fault: 'hang', sort: 'unreachable' },
  { name: 'slow (3 s)', fault: 'slow', sort: 'late' },
  ...Object.entries(REFUSALS).map(([status, words]): Kind => ({
    name: status,
    fault: Number(status),
    sort: 'refused',
    words,
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
const LIST_KINDS: readonly Kind[] = [
  { name: 'duplicates', fault: 'duplicates', sort: 'list' },
  { name: 'a page that repeats forever', fault: 'repeatForever', sort: 'list' },
  { name: '5,000 rows', fault: 'many', sort: 'list' },
];

/** What a connection does in a browser, and in no other place. */
const CONNECTION_KINDS: readonly Kind[] = [
  { name: 'refused connection', fault: 'refused', sort: 'unreachable' },
  { name: 'reset in mid-answer', fault: 'cut', sort: 'unreachable' },
];

/** Every fault of a call. */
export const kindsOf = (call: CallName): readonly Kind[] =>
  isList(call) ? [...KINDS, ...LIST_KINDS] : KINDS;

/** The mock's fault of a kind. */
export function faultOf({ name, fault }: Kind): Fault {
  if (fault === 'refused') throw new Error(`no server has a part in ${name}`);
  return fault;
}

/** A fault by its name in the table. */
export function kindNamed(wanted: string): Kind {
  const found = [...KINDS, ...LIST_KINDS, ...CONNECTION_KINDS].find(({ name }) => name === wanted);
  if (!found) throw new Error(`no fault is called ${wanted}`);
  return found;
}

const named = (...names: readonly string[]): Kind[] => names.map(kindNamed);

/** What every row of the matrix is put through in a browser: all that the connection itself can do. */
const CONNECTION = named(
  'connection reset',
  'done, but the answer is lost',
  'reset in mid-answer',
  'hang past 30 s',
);

/** Samples of the other kinds in a browser, by the row. */
const SAMPLES: Partial<Record<Row, readonly Kind[]>> = {
  'POST login': named('refused connection', 'slow (3 s)', '500'),
  'GET orders': named('refused connection', '401', '5,000 rows'),
  'GET products': named('HTML with status 200', 'markup and right-to-left text', '5,000 rows'),
  'POST order': named('refused connection', 'slow (3 s)', '503'),
  'POST e-mail (contact)': named('refused connection', 'slow (3 s)', '429'),
  'GET animation': named('refused connection'),
};

/** Every fault of a row in a browser. */
export const browserKindsOf = (row: Row): readonly Kind[] => [...CONNECTION, ...(SAMPLES[row] ?? [])];
