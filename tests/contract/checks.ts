import * as v from 'valibot';
import { messageOf } from '../../src/api/auth';
import { image } from '../../src/api/fields';
import { listIn } from '../../src/api/schemas';
import {
  compile,
  namesOf,
  operationsOf,
  successOf,
  type ApiCall,
  type Contract,
  type RowKind,
} from './contract';
import type { Notes, Verdict } from './points';
import { judges } from './rows';
import { METHODS, preflight, type Answer, type Target } from './target';

/** What the shop shows if a call fails completely. */
const FAILURES: Readonly<Record<ApiCall, string>> = {
  login: 'Server error. Please try again later.',
  register: 'Something went wrong. Please try again later.',
  forgotPassword: 'Server error. Please try again later.',
  resetPassword: 'Server error. Please try again.',
  verifyOtp: 'Server error. Please try again later.',
  updateOtp: 'Failed to resend OTP. Please try again later.',
  orders: 'Failed to load orders.',
  order: 'Failed to place order. Please try again.',
  profile: 'Failed to load profile. Please try again.',
  cart: 'the cart cannot be loaded',
  cartAdd: 'nothing: the perfume is not added',
  cartDelete: 'nothing: the line comes back with the next page',
  cartClear: 'nothing: the cart comes back with the next page',
  products: 'an empty list',
};

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares answers with the contract, and with the variants that the shop tolerates. */
export class Checks {
  private readonly statuses: ReadonlyMap<ApiCall, number>;

  constructor(
    private readonly contract: Contract,
    private readonly target: Target,
    private readonly notes: Notes,
    private readonly cors: boolean,
  ) {
    this.statuses = new Map(
      operationsOf(contract).map(({ operation }) => [operation.operationId, successOf(operation).status]),
    );
  }

  note(call: ApiCall, point: string, verdict: Verdict, note: string, answer?: Answer): void {
    this.notes.add({ call, point, verdict, note, curl: answer?.curl ?? '' });
  }

  /** Records a point as held, or as tolerated with the consequences. */
  tolerates(call: ApiCall, point: string, holds: boolean, note: string, answer?: Answer): void {
    this.note(call, point, holds ? 'holds' : 'tolerated', holds ? '' : note, answer);
  }

  /** Records a point as held or broken. */
  expect(call: ApiCall, point: string, holds: boolean, shows: string, answer?: Answer): boolean {
    this.note(call, point, holds ? 'holds' : 'breaks', holds ? '' : shows, answer);
    return holds;
  }

  /** Checks that the page may read the answer. */
  reads(call: ApiCall, answer: Answer, point = 'CORS'): void {
    if (!this.cors) return;
    const allowed = answer.headers.get('access-control-allow-origin');
    this.expect(call, point, allowed === '*' || allowed === this.target.origin, FAILURES[call], answer);
  }

  /** Checks the status, and returns whether the answer can be used. */
  succeeds(call: ApiCall, answer: Answer): boolean {
    this.reads(call, answer);
    const { status } = answer;
    if (status < 200 || status > 299) {
      const shows = messageOf(answer.body) ?? FAILURES[call];
      return this.expect(
        call,
        'status',
        false,
        `${status === 0 ? 'no answer' : String(status)}: ${shows}`,
        answer,
      );
    }
    const usual = this.statuses.get(call) === status;
    this.tolerates(call, 'status', usual, `status ${String(status)}`, answer);
    return true;
  }

  /** Checks a refusal and its text that can be shown. */
  refuses(call: ApiCall, answer: Answer, point: string, statuses: readonly number[]): void {
    this.reads(call, answer, 'CORS of refusals');
    const { status, body } = answer;
    this.expect(call, point, statuses.includes(status), `answered ${String(status)}`, answer);
    if (!statuses.includes(status)) return;
    const hasMessage =
      isRow(body) && typeof body.message === 'string' && messageOf(body) === body.message.trim();
    const words = messageOf(body);
    const verdict = hasMessage ? 'holds' : words === undefined ? 'breaks' : 'tolerated';
    const note = words === undefined ? 'a text of its own instead of yours' : `words not under 'message'`;
    this.note(call, `${point}: message`, verdict, hasMessage ? '' : note, answer);
  }

  /** Checks that no cache stores an answer that belongs to a customer. */
  personal(call: ApiCall, answer: Answer): void {
    const kept = !/\bno-store\b/i.test(answer.headers.get('cache-control') ?? '');
    const note = 'without Cache-Control: no-store a cache may hand it to the next customer';
    this.tolerates(call, 'not kept by caches', !kept, note, answer);
  }

  /** Checks that the server stops a series of guesses. */
  limitsGuesses(call: ApiCall, answers: readonly Answer[]): void {
    const ends = ({ status, body }: Answer): boolean =>
      status === 429 || status === 423 || /too many|locked/i.test(messageOf(body) ?? '');
    const found = answers.find(ends);
    const note = `${String(answers.length)} wrong guesses in a row are answered like the first`;
    this.tolerates(call, 'ends guessing', found !== undefined, note, found ?? answers.at(-1));
  }

  /** Checks the preflight of the call. */
  async allows(call: ApiCall, userId: string): Promise<void> {
    if (!this.cors) return;
    const answer = await preflight(this.target, call, userId);
    const listOf = (name: string): string[] =>
      (answer.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());
    const allowed = answer.headers.get('access-control-allow-origin');
    const method = METHODS[call].toLowerCase();
    const missing = [
      ...(answer.status >= 200 && answer.status < 300 ? [] : [`a 2xx (it is ${String(answer.status)})`]),
      ...(allowed === '*' || allowed === this.target.origin ? [] : ['the origin']),
      ...(method !== 'delete' || listOf('access-control-allow-methods').includes(method)
        ? []
        : ['the method']),
      ...['authorization', 'content-type'].filter(
        (name) => !listOf('access-control-allow-headers').includes(name),
      ),
    ];
    this.expect(
      call,
      'preflight',
      missing.length === 0,
      `${FAILURES[call]} (not allowed: ${missing.join(', ')})`,
      answer,
    );
  }

  /** Checks the list of an answer, in each place where the shop finds it. */
  list(
    call: ApiCall,
    answer: Answer,
    field: string,
    ...others: readonly string[]
  ): readonly unknown[] | undefined {
    const found = v.safeParse(listIn(field, ...others), answer.body);
    if (!found.success) {
      this.note(call, 'list', 'breaks', FAILURES[call], answer);
      return undefined;
    }
    const canonical = isRow(answer.body) && Array.isArray(answer.body[field]);
    const variant = Array.isArray(answer.body) ? 'a bare list' : `under another name than ${field}`;
    this.tolerates(call, 'list', canonical, variant, answer);
    return found.output;
  }

  /** Checks that at least one row has a picture that can be shown. */
  pictures(call: ApiCall, rows: readonly unknown[], answer: Answer): void {
    if (rows.length === 0) return;
    const some = rows.some((row) => isRow(row) && image(row) !== null);
    this.expect(call, 'pictures', some, 'the placeholder everywhere', answer);
  }

  /** Checks each field of a row. */
  row(call: ApiCall, kind: RowKind, row: unknown, answer: Answer): void {
    if (!isRow(row)) {
      this.note(call, kind, 'breaks', 'the row is left out', answer);
      return;
    }
    const schema = this.contract.components.schemas[kind];
    const validate = compile(schema);
    validate(row);
    const errors = validate.errors ?? [];
    for (const field of schema.required ?? []) {
      const wrong = errors.filter(
        ({ instancePath, params }) =>
          instancePath.split('/')[1] === field || (instancePath === '' && params.missingProperty === field),
      );
      const point = `${kind}.${field}`;
      if (wrong.length === 0) {
        this.note(call, point, 'holds', '', answer);
        continue;
      }
      const shows = judges[kind][field]?.(row);
      const used = namesOf(schema, field).filter((name) => name in row);
      const variant = used.length === 0 ? 'missing' : `${used.join(', ')}: ${wrong[0]?.message ?? ''}`;
      this.note(call, point, shows === undefined ? 'tolerated' : 'breaks', shows ?? variant, answer);
    }
    if (kind !== 'Order') return;
    const items: unknown = row.items ?? row.products;
    for (const item of Array.isArray(items) ? items : []) this.row(call, 'OrderItem', item, answer);
  }
}
