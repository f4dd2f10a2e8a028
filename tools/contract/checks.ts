import * as v from 'valibot';
import { image } from '../../src/api/fields';
import { listIn } from '../../src/api/schemas';
import { compile, operationOf, successOf, type ApiCall, type Contract, type RowKind } from './contract';
import type { Notes, Verdict } from './points';
import { isUsable } from './rows';
import { preflight, TOKEN_NAME, type Answer, type Target } from './target';
import { messageOf } from '../../src/api/messages';

/** The consequence of a failed call for a shopper. */
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

/** The subject of a point: an answer, or only a call. */
type Subject = Pick<Answer, 'call'> & Partial<Answer>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a row; none if it is not an object. */
export const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

/** The items of an order, under either name. */
export function itemsOf(order: unknown): readonly unknown[] {
  const { items, products } = rowOf(order);
  const list: unknown = items ?? products;
  return Array.isArray(list) ? list : [];
}

export const isGood = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Compares answers with the contract, and with the variants that the shop tolerates. */
export class Checks {
  constructor(
    private readonly contract: Contract,
    private readonly target: Target,
    private readonly notes: Notes,
    private readonly cors: boolean,
  ) {}

  note({ call, curl = '' }: Subject, point: string, verdict: Verdict, note = ''): void {
    this.notes.add({ call, point, verdict, note, curl });
  }

  /** Records that a point holds, or that the shop tolerates it, with the variant or the consequences. */
  tolerates(of: Subject, point: string, holds: boolean, note: string): void {
    if (holds) this.note(of, point, 'holds');
    else this.note(of, point, 'tolerated', note);
  }

  /** Records that a point holds, or that it breaks and what the shop shows then. */
  expect(of: Subject, point: string, holds: boolean, shows: string): boolean {
    if (holds) this.note(of, point, 'holds');
    else this.note(of, point, 'breaks', shows);
    return holds;
  }

  private allowsOrigin({ headers }: Answer): boolean {
    const allowed = headers.get('access-control-allow-origin');
    return allowed === '*' || allowed === this.target.origin;
  }

  /** Checks that the page may read the answer. */
  reads(answer: Answer, point = 'CORS'): void {
    if (this.cors) this.expect(answer, point, this.allowsOrigin(answer), FAILURES[answer.call]);
  }

  /** Checks the status, and returns whether the answer can be used. */
  succeeds(answer: Answer): boolean {
    this.reads(answer);
    const { call, status, body } = answer;
    const was = status === 0 ? 'no answer' : String(status);
    if (!isGood(answer))
      return this.expect(answer, 'status', false, `${was}: ${messageOf(body) ?? FAILURES[call]}`);
    const expected = successOf(operationOf(this.contract, call).operation).status;
    this.tolerates(answer, 'status', status === expected, `status ${was}`);
    return true;
  }

  /** Checks that a call is refused, with a text that the shop can show. */
  refuses(answer: Answer, point: string, statuses: readonly number[]): void {
    this.reads(answer, 'CORS of refusals');
    const { status, body } = answer;
    if (!this.expect(answer, point, statuses.includes(status), `answered ${String(status)}`)) return;
    const words = messageOf(body);
    const text = `${point}: message`;
    if (words === undefined) this.note(answer, text, 'breaks', "the shop's own text instead of the server's");
    else {
      const isUsual = isRow(body) && typeof body.message === 'string' && words === body.message.trim();
      this.tolerates(answer, text, isUsual, `words not under 'message'`);
    }
  }

  /** Checks that no cache stores an answer that belongs to a customer. */
  personal(answer: Answer): void {
    const isExcluded = /\bno-store\b/i.test(answer.headers.get('cache-control') ?? '');
    const note = 'without Cache-Control: no-store a cache may serve it to the next customer';
    this.tolerates(answer, 'not stored by caches', isExcluded, note);
  }

  /** Checks that the server stops a series of guesses. */
  limitsGuesses(call: ApiCall, answers: readonly Answer[]): void {
    const ends = ({ status, body }: Answer): boolean =>
      status === 429 || status === 423 || /too many|locked/i.test(messageOf(body) ?? '');
    const found = answers.find(ends);
    const note = `${String(answers.length)} wrong guesses in a row are all answered like the first`;
    this.tolerates(found ?? answers.at(-1) ?? { call }, 'limits guessing', found !== undefined, note);
  }

  /** Checks the preflight of the call. */
  async allows(call: ApiCall, userId: string): Promise<void> {
    if (!this.cors) return;
    const { method } = operationOf(this.contract, call);
    const answer = await preflight(this.target, call, method, userId);
    const listOf = (name: string): string[] =>
      (answer.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());
    const missing = [
      ...(isGood(answer) ? [] : [`a 2xx (it is ${String(answer.status)})`]),
      ...(this.allowsOrigin(answer) ? [] : ['the origin']),
      ...(method !== 'DELETE' || listOf('access-control-allow-methods').includes('delete')
        ? []
        : ['the method']),
      ...[TOKEN_NAME, 'content-type'].filter(
        (name) => !listOf('access-control-allow-headers').includes(name),
      ),
    ];
    const shows = `${FAILURES[call]} (not allowed: ${missing.join(', ')})`;
    this.expect(answer, 'preflight', missing.length === 0, shows);
  }

  /** Checks the status, and the list in each place where the shop finds it. */
  list(answer: Answer, field: string, ...others: readonly string[]): readonly unknown[] | undefined {
    if (!this.succeeds(answer)) return undefined;
    const { call, body } = answer;
    const found = v.safeParse(listIn(field, ...others), body);
    if (!found.success) {
      this.note(answer, 'list', 'breaks', FAILURES[call]);
      return undefined;
    }
    const canonical = isRow(body) && Array.isArray(body[field]);
    const variant = Array.isArray(body) ? 'a bare list' : `under another name than ${field}`;
    this.tolerates(answer, 'list', canonical, variant);
    return found.output;
  }

  /** Checks that at least one row has a picture that can be shown. */
  pictures(rows: readonly unknown[], answer: Answer): void {
    const some = rows.some((row) => isRow(row) && image(row) !== null);
    if (rows.length > 0) this.expect(answer, 'pictures', some, 'the placeholder everywhere');
  }

  /** Compares rows with their schema. */
  rows(kind: RowKind, rows: readonly unknown[], answer: Answer): void {
    for (const row of rows) this.row(kind, row, answer);
  }

  /** Compares a row with its schema; what differs is tolerated if the shop can use it all the same. */
  row(kind: RowKind, row: unknown, answer: Answer): void {
    if (!isRow(row)) {
      this.note(answer, kind, 'breaks', 'the row is left out');
      return;
    }
    const schema = this.contract.components.schemas[kind];
    const validate = compile(schema);
    validate(row);
    const fields = (validate.errors ?? []).map(({ instancePath, params, message = '' }) => ({
      field: instancePath.split('/')[1] ?? String(params.missingProperty),
      message,
    }));
    const wrong = fields.filter(({ field }) => schema.required?.includes(field));
    const broken = wrong.filter(({ field }) => isUsable(kind, field, row) !== true);
    const told = (broken.length > 0 ? broken : wrong).map(({ field, message }) => `${field}: ${message}`);
    const verdict = broken.length > 0 ? 'breaks' : wrong.length > 0 ? 'tolerated' : 'holds';
    this.note(answer, kind, verdict, told.join(', '));
    if (kind === 'Order') this.rows('OrderItem', itemsOf(row), answer);
  }
}
