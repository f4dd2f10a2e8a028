import * as v from 'valibot';
import { fillPath, TOKEN_HEADER, endpoints } from '../../src/api/endpoints';
import { messageOf } from '../../src/api/messages';
import { listIn } from '../../src/api/parse';
import { isRow } from '../../src/api/fields';
import { cartLineSchema } from '../../src/shop/cart/api';
import { orderSchema } from '../../src/shop/orders/api';
import { productSchema } from '../../src/shop/products/api';
import { readUser } from '../../src/shop/session/user';
import {
  differences,
  exampleBody,
  operationOf,
  successOf,
  type ApiCall,
  type Contract,
  type RowKind,
} from './contract';

/** The result of one point of a call, best first. */
export const VERDICTS = ['holds', 'untried', 'tolerated', 'breaks'] as const;

/** One point that was checked. */
export interface Point {
  call: ApiCall;
  point: string;
  verdict: (typeof VERDICTS)[number];
  /** What differs, or why the point was not tried. */
  note: string;
}

/** The API, and how it is called. */
export interface Target {
  /** The address that the shop calls {host}. */
  base: string;
  /** The shop's origin; null if the API is on the same one, so that CORS does not matter. */
  origin: string | null;
  /** Sends a request; rejects as `fetch` does. */
  ask: (request: Request) => Promise<Response>;
}

/** What a call sends. */
export interface Sent {
  userId?: string;
  query?: Readonly<Record<string, string>>;
  token?: string;
  /** Values for the fields of the body; the contract's example has the others. */
  body?: Readonly<Record<string, unknown>>;
  /** Sends the fields as a form, not as JSON. */
  form?: boolean;
}

/** An answer; status 0 if there was none. */
export interface Answer {
  call: ApiCall;
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown;
}

/** A row as the shop has read it. */
export type Fields = Readonly<Record<string, unknown>>;

const read = (schema: v.GenericSchema<unknown, object>, row: unknown): Fields | null => {
  const parsed = v.safeParse(schema, row);
  return parsed.success ? { ...parsed.output } : null;
};

/** How the shop reads a row of each kind; null if it can't. */
const READERS: Readonly<Record<RowKind, (row: unknown) => Fields | null>> = {
  User: (row) => readUser(row) && { ...readUser(row) },
  Product: (row) => read(productSchema, row),
  CartLine: (row) => read(cartLineSchema, row),
  Order: (row) => read(orderSchema, row),
};

/** The fields that have another name in the shop. */
const NAMES: Readonly<Record<string, string>> = { _id: 'id', orderId: 'number', imageUrl: 'image' };

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Makes calls in the way the shop does, compares the answers with the contract, and collects the points. */
export class Check {
  readonly points: Point[] = [];
  private readonly preflights = new Set<ApiCall>();

  constructor(
    private readonly contract: Contract,
    private readonly target: Target,
  ) {}

  /** Records a point. If it is recorded again, the worst result stays. */
  note(call: ApiCall, point: string, verdict: Point['verdict'], note = ''): void {
    const old = this.points.find((one) => one.call === call && one.point === point);
    if (!old) this.points.push({ call, point, verdict, note });
    else if (VERDICTS.indexOf(verdict) > VERDICTS.indexOf(old.verdict)) Object.assign(old, { verdict, note });
  }

  /** Records whether a point holds. @param note what is wrong otherwise */
  expect(
    call: ApiCall,
    point: string,
    holds: boolean,
    note: string,
    otherwise = 'breaks' as Point['verdict'],
  ): void {
    this.note(call, point, holds ? 'holds' : otherwise, holds ? '' : note);
  }

  private async send(call: ApiCall, request: Request): Promise<Answer> {
    try {
      const response = await this.target.ask(request);
      const { status, headers } = response;
      return { call, status, headers, body: parsed(await response.text()) };
    } catch {
      return { call, status: 0, headers: new Headers(), body: undefined };
    }
  }

  /** Sends a preflight, as a browser does before the first call of each kind. */
  private async preflight(call: ApiCall, method: string, address: string): Promise<void> {
    const { origin } = this.target;
    if (origin === null || this.preflights.has(call)) return;
    this.preflights.add(call);
    const wanted = `${TOKEN_HEADER.toLowerCase()},content-type`;
    const headers = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted,
    };
    const answer = await this.send(call, new Request(address, { method: 'OPTIONS', headers }));
    const allowed = (name: string): string =>
      (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase();
    const missing = [
      ...wanted.split(',').filter((name) => !allowed('headers').includes(name)),
      ...(method === 'DELETE' && !allowed('methods').includes('delete') ? ['delete'] : []),
    ];
    const isGood = answer.status >= 200 && answer.status < 300 && missing.length === 0;
    this.expect(call, 'preflight', isGood, `${String(answer.status)}, not allowed: ${missing.join(', ')}`);
  }

  /** Makes a call. */
  async ask(call: ApiCall, { userId = '', query, token, body, form }: Sent = {}): Promise<Answer> {
    const { base, origin } = this.target;
    const operation = operationOf(this.contract, call);
    const template = endpoints[call];
    const path = template.includes(':userId') ? fillPath(template as `${string}:userId`, userId) : template;
    const address = base + path + (query ? `?${new URLSearchParams(query).toString()}` : '');
    await this.preflight(call, operation.method, address);
    const headers = {
      accept: 'application/json',
      ...(origin !== null && { origin }),
      ...(token !== undefined && { [TOKEN_HEADER]: `Bearer ${token}` }),
      ...(body && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    };
    const json = body && exampleBody(operation, body);
    const fields =
      form && json ? new URLSearchParams(JSON.parse(json) as Record<string, string>).toString() : json;
    const data = fields !== undefined && { body: fields };
    const answer = await this.send(
      call,
      new Request(address, { method: operation.method, headers, ...data }),
    );
    const readable = answer.headers.get('access-control-allow-origin');
    if (origin !== null)
      this.expect(call, 'CORS', readable === '*' || readable === origin, 'the page must not read the answer');
    return answer;
  }

  /** Makes a call that the shop repeats form-encoded after one of these statuses. */
  async askTwice(
    call: ApiCall,
    body: NonNullable<Sent['body']>,
    statuses: readonly number[],
  ): Promise<Answer> {
    const answer = await this.ask(call, { body });
    if (!statuses.includes(answer.status)) return answer;
    const again = await this.ask(call, { body, form: true });
    if (again.status < 300) this.note(call, 'JSON', 'tolerated', 'form-encoded only');
    return again;
  }

  /** Checks that a call has succeeded. @returns whether its answer can be used */
  succeeds({ call, status, body }: Answer): boolean {
    const expected = successOf(operationOf(this.contract, call)).status;
    const isGood = status >= 200 && status < 300;
    const words = `${status === 0 ? 'no answer' : `status ${String(status)}`}: ${messageOf(body) ?? ''}`;
    this.expect(call, 'status', status === expected, words, isGood ? 'tolerated' : 'breaks');
    return isGood;
  }

  /** Checks that a call is refused with one of these statuses, and a text that the shop can show. */
  refuses({ call, status, body }: Answer, point: string, ...statuses: readonly number[]): void {
    this.expect(call, point, statuses.includes(status), `answered with status ${String(status)}`);
    this.expect(call, `${point}: message`, messageOf(body) !== undefined, 'no text to show');
  }

  /** Checks the status and the list of an answer. @returns its rows as the shop reads them */
  list(answer: Answer, kind: RowKind, field: string, ...others: readonly string[]): Fields[] {
    if (!this.succeeds(answer)) return [];
    const { call, body } = answer;
    const found = v.safeParse(listIn(field, ...others), body);
    const isUsual = isRow(body) && Array.isArray(body[field]);
    this.expect(call, 'list', isUsual, `no list in ${field}`, found.success ? 'tolerated' : 'breaks');
    return found.success
      ? found.output.map((row) => this.row(call, kind, row)).filter((row) => row !== null)
      : [];
  }

  /**
   * Compares a row with its schema. What differs is tolerated if the shop can read it all the same.
   * @returns the row as the shop reads it; null if it can't
   */
  row(call: ApiCall, kind: RowKind, row: unknown): Fields | null {
    const schema = this.contract.schemas[kind];
    const fields = READERS[kind](row);
    const wrong = differences(schema, row)
      .map(({ instancePath, params, message = '' }) => ({
        field: instancePath.split('/')[1] ?? String(params.missingProperty),
        message,
      }))
      .filter(({ field }) => schema.required?.includes(field));
    const isUnread = (field: string): boolean =>
      !isFilled(fields?.[NAMES[field] ?? field] ?? (field === 'productId' ? fields?.id : undefined));
    const lost = wrong.filter(({ field }) => isUnread(field));
    const verdict = lost.length > 0 || !fields ? 'breaks' : wrong.length > 0 ? 'tolerated' : 'holds';
    const told = (lost.length > 0 ? lost : wrong).map(({ field, message }) => `${field}: ${message}`);
    this.note(call, kind, verdict, told.join(', '));
    return fields;
  }
}
