import { findList, firstList, parseBody, readValue, type Fields, type Reader } from '#api/answers';
import { endpoints, TOKEN_HEADER } from '#api/endpoints';
import { messageOf } from '#api/serverTexts';
import { isObject } from '#lib/isObject';
import { readCartRow } from '#shop/cart/api';
import { readOrder } from '#shop/orders/api';
import { readProduct } from '#shop/products/api';
import { readLogin, readProfile } from '#shop/session/api';
import { differences, exampleBody, operationOf, successOf, type ApiCall, type Operation } from './openapi';
import { pictureProblems, type Target } from './target';

/** One point that was checked. `tolerated`: it differs from the contract, but the shop can live with it. */
export interface Finding {
  call: ApiCall;
  point: string;
  verdict: 'holds' | 'untried' | 'tolerated' | 'breaks';
  note: string;
}

export interface Sent {
  userId?: string;
  query?: Readonly<Record<string, string>>;
  token?: string;
  /** Values for fields of the body; the contract's example has the others. */
  body?: Readonly<Record<string, unknown>>;
  /** A form-encoded body instead. */
  form?: Readonly<Record<string, string>>;
  refusedWith?: readonly number[];
}

/** The rows as the shop reads them; null if it can't read one. */
function rowsBy(read: Reader<object>, rows: readonly unknown[] | undefined): Fields[] | null {
  const output = rows?.map((row) => readValue(read, row)) ?? [undefined];
  return output.includes(undefined) ? null : output.map((row) => ({ ...row }));
}

const rowsIn = (read: Reader<object>, name: string) => (body: unknown) => rowsBy(read, findList(body, name));

/** How the shop reads the answers that have rows; null if it can't. */
const READERS: Readonly<Partial<Record<ApiCall, (body: unknown) => Fields[] | null>>> = {
  login: (body) =>
    rowsBy(
      (answer) => {
        const login = readLogin(answer);
        return login && { ...login.user, token: login.token };
      },
      [body],
    ),
  profile: (body) => rowsBy(readProfile, [body]),
  products: rowsIn(readProduct, 'products'),
  cart: rowsIn(readCartRow, 'products'),
  orders: rowsIn(readOrder, 'orders'),
  order: (body) => rowsBy((answer) => readOrder(isObject(answer.order) ? answer.order : answer), [body]),
};

const listIf = (isListed: boolean, note: string): string[] => (isListed ? [note] : []);

/** The fields of a row that an answer may lack. */
const OPTIONAL: readonly string[] = ['description', 'image'];

/** The items of an order. */
const itemsOf = ({ items }: Fields): Fields[] => (Array.isArray(items) ? items.filter(isObject) : []);

/** Whether the shop leaves out an item of an order. @param row the order as it is read, with the answer as `body` */
function lacksItems(row: Fields): boolean {
  const { items, products }: Fields = isObject(row.body) ? row.body : {};
  return (firstList([items, products])?.length ?? 0) > itemsOf(row).length;
}

/** The fields that the shop needs and could not read, of a row and of its items. */
const emptyFields = (row: Fields): string[] => [
  ...Object.keys(row).filter((name) => !OPTIONAL.includes(name) && [null, ''].includes(row[name] as string)),
  ...itemsOf(row).flatMap(emptyFields),
  ...listIf(lacksItems(row), 'an item'),
];

/** Makes calls in the way the shop does, and compares the answers with the contract. */
export class Check {
  readonly findings: Finding[] = [];
  private readonly preflights = new Set<ApiCall>();
  private readonly pictured = new Set<ApiCall>();

  constructor(
    private readonly contract: readonly Operation[],
    private readonly target: Target,
  ) {}

  /** Records a point. @param breaks what breaks the shop @param differs what the shop can live with */
  private note(call: ApiCall, point: string, breaks: string[], differs: string[] = []): void {
    const verdict = breaks.length > 0 ? 'breaks' : differs.length > 0 ? 'tolerated' : 'holds';
    this.findings.push({ call, point, verdict, note: [...breaks, ...differs].join(', ') });
  }

  expect(call: ApiCall, point: string, holds: boolean): void {
    this.note(call, point, listIf(!holds, 'no'));
  }

  /** Records a point that could not be checked. @param note why */
  untried(call: ApiCall, point: string, note: string): void {
    this.findings.push({ call, point, verdict: 'untried', note });
  }

  private async send(address: string, init: RequestInit) {
    try {
      const response = await this.target.ask(new Request(this.target.base + address, init));
      return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
    } catch {
      return { status: 0, headers: new Headers(), body: 'no answer' };
    }
  }

  /** Sends a preflight, as a browser does before the first call of each kind. */
  private async preflight({ operationId: call, method }: Operation, address: string, origin: string) {
    if (this.preflights.has(call)) return;
    this.preflights.add(call);
    const { status, headers } = await this.send(address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    const allows = (name: string, kind: 'headers' | 'methods'): boolean => {
      const given = headers.get(`access-control-allow-${kind}`) ?? '';
      const allowed = given.toLowerCase().split(/\s*,\s*/);
      // '*' does not include Authorization.
      return allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
    };
    const missing = ['authorization', 'content-type'].filter((name) => !allows(name, 'headers'));
    if (method === 'DELETE' && !allows('delete', 'methods')) missing.push('delete');
    const allowedOrigin = headers.get('access-control-allow-origin');
    this.note(call, 'preflight', [
      ...listIf(allowedOrigin !== '*' && allowedOrigin !== origin, `${origin} is not allowed`),
      ...listIf(status < 200 || status >= 300, `status ${status}`),
      ...missing.map((name) => `${name} is not allowed`),
    ]);
  }

  /** Checks that a page of the shop can show a picture of these rows. */
  private async pictures(call: ApiCall, rows: readonly Fields[]): Promise<void> {
    const addresses = [...rows, ...rows.flatMap(itemsOf)].map(({ image }) => image);
    const pictures = [...new Set(addresses)].filter((address) => typeof address === 'string');
    if (pictures.length === 0 || this.pictured.has(call)) return;
    this.pictured.add(call);
    this.note(call, 'a picture can be shown', await pictureProblems(this.target, pictures));
  }

  /** Makes a call and checks its answer. @returns the rows as the shop reads them; [] without any */
  async ask(call: ApiCall, point: string, sent: Sent = {}): Promise<readonly Fields[]> {
    const { userId = '', query, token, body: values, form, refusedWith } = sent;
    const { origin } = this.target;
    const operation = operationOf(this.contract, call);
    const { method } = operation;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const address = endpoints[call].replace(':userId', encodeURIComponent(userId)) + search;
    if (origin !== null) await this.preflight(operation, address, origin);
    const { status, headers, body } = await this.send(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(origin !== null && { origin }),
        ...(token !== undefined && { [TOKEN_HEADER]: `Bearer ${token}` }),
        ...(values && { 'content-type': 'application/json' }),
      },
      ...(values && { body: exampleBody(operation, values) }),
      ...(form && { body: new URLSearchParams(form) }),
    });
    const reader = headers.get('access-control-allow-origin');
    const cors = listIf(origin !== null && reader !== '*' && reader !== origin, 'CORS forbids to read it');
    const said = messageOf(body);
    if (refusedWith) {
      const wrong = listIf(!refusedWith.includes(status), `status ${status}`);
      const isSilent = said === undefined && operation.responses['400'] !== undefined;
      this.note(call, point, [...cors, ...wrong, ...listIf(isSilent, 'no text to show')]);
    } else if (call === 'cart' && status === 404) {
      this.note(call, point, cors, ['404 for an empty cart']);
    } else if (status < 200 || status >= 300) {
      this.note(call, point, [...cors, `status ${status}: ${said ?? ''}`]);
    } else {
      // No cache may store what belongs to a customer.
      const isStored = token !== undefined && !headers.get('cache-control')?.includes('no-store');
      const stored = listIf(method === 'GET' && isStored, 'lacks Cache-Control: no-store');
      const rows = this.read(operation, point, { status, body }, cors, stored);
      await this.pictures(call, rows);
      return rows;
    }
    return [];
  }

  /** Compares a good answer with its schema. What differs is tolerated if the shop can read it all the same. */
  private read(
    operation: Operation,
    point: string,
    { status, body }: { status: number; body: unknown },
    breaks: string[],
    differs: string[],
  ): readonly Fields[] {
    const { operationId: call } = operation;
    const expected = successOf(operation);
    const rows = (READERS[call] ?? (() => []))(body);
    const wrong = differences(expected.media.schema, body);
    const empty = new Set(rows?.flatMap(emptyFields));
    (rows && empty.size === 0 ? differs : breaks).push(...wrong);
    breaks.push(...listIf(wrong.length > 0 && empty.size > 0, `without ${[...empty].join(', ')}`));
    this.note(call, point, breaks, [...differs, ...listIf(status !== expected.status, `status ${status}`)]);
    return rows ?? [];
  }
}
