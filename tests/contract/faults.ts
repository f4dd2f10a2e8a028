import { endpoints } from '../../src/api/endpoints';
import { namesOf, operationsOf, successOf, type ApiCall, type Contract, type Schema } from './contract';
import { METHODS, type Target } from './target';

/** A mistake of a server, planted between it and whoever asks. */
export interface Planted {
  name: string;
  call: ApiCall;
  ask: Target['ask'];
}

type Ask = Target['ask'];
type Json = unknown;
type Row = Record<string, unknown>;

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The call that a request makes. */
function callOf(request: Request, base: string): ApiCall | undefined {
  const path = new URL(request.url).pathname.slice(new URL(base).pathname.length);
  return (Object.keys(endpoints) as ApiCall[]).find((call) => {
    const pattern = new RegExp(`^${endpoints[call].replace(':userId', '[^/]+')}$`);
    return pattern.test(path) && (request.method === METHODS[call] || request.method === 'OPTIONS');
  });
}

async function changed(response: Response, change: (json: Json) => Json): Promise<Response> {
  const json: Json = await response.json();
  return new Response(JSON.stringify(change(json)), { status: response.status, headers: response.headers });
}

const isGood = ({ status }: Response): boolean => status >= 200 && status < 300;

/** Changes the rows at a place of an answer, such as products.* or order.items.*. */
function at(json: Json, path: readonly string[], change: (row: Row) => Row): Json {
  const [step, ...rest] = path;
  if (step === undefined) return isRow(json) ? change(json) : json;
  if (step === '*') return Array.isArray(json) ? json.map((item) => at(item, rest, change)) : json;
  if (!isRow(json)) return json;
  // An order has its items under either name.
  const name = step === 'items' && !(step in json) ? 'products' : step;
  return name in json ? { ...json, [name]: at(json[name], rest, change) } : json;
}

const wrongType = (value: Json): Json => (typeof value === 'string' ? { wrong: value } : 'wrong');

type FieldFault = (row: Row, names: readonly string[]) => Row;
const onNames =
  (change: (entries: [string, Json]) => [string, Json][]): FieldFault =>
  (row, names) =>
    Object.fromEntries(
      Object.entries(row).flatMap((entry) => (names.includes(entry[0]) ? change(entry) : [entry])),
    );
const FIELD_FAULTS: Readonly<Record<string, FieldFault>> = {
  dropped: onNames(() => []),
  renamed: onNames(([name, value]) => [[`the_${name}`, value]]),
  retyped: onNames(([name, value]) => [[name, wrongType(value)]]),
};

/** Every required field of a schema, however deep, with all names that it may have. */
function fieldsOf(
  schema: Schema,
  path: readonly string[] = [],
): { path: readonly string[]; names: string[] }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const own = schema.required?.includes(name) ? [{ path, names: namesOf(schema, name) }] : [];
    if (inner.items) return [...own, ...fieldsOf(inner.items, [...path, name, '*'])];
    return [...own, ...fieldsOf(inner, [...path, name])];
  });
}

/** Each required field of each good answer, dropped, renamed and given another type. */
function fieldFaults(contract: Contract, base: string, ask: Ask): Planted[] {
  return operationsOf(contract).flatMap(({ operation }) => {
    const call = operation.operationId;
    return fieldsOf(successOf(operation).media.schema).flatMap(({ path, names }) =>
      Object.entries(FIELD_FAULTS).map(([kind, fault]) => ({
        name: `${call}: ${[...path, names[0] ?? ''].join('.')} ${kind}`,
        call,
        ask: async (request: Request) => {
          const response = await ask(request);
          if (callOf(request, base) !== call || request.method === 'OPTIONS' || !isGood(response))
            return response;
          return changed(response, (json) => at(json, path, (row) => fault(row, names)));
        },
      })),
    );
  });
}

const answer = (status: number, json: Json, headers: HeadersInit): Response =>
  new Response(JSON.stringify(json), { status, headers });

const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response([204, 205, 304].includes(response.status) ? null : response.body, {
    status: response.status,
    headers,
  });
};

/** What can be wrong with any call: status, headers, the question beforehand, the body as a whole. */
function callFaults(call: ApiCall, base: string, ask: Ask): Planted[] {
  const plant = (
    name: string,
    fault: (request: Request) => Promise<Response> | Response,
    asked = false,
  ): Planted => ({
    name: `${call}: ${name}`,
    call,
    ask: (request) => {
      const isMeant = callOf(request, base) === call && (request.method === 'OPTIONS') === asked;
      return isMeant ? Promise.resolve(fault(request)) : ask(request);
    },
  });
  const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  const list = (response: Response, name: string, without: RegExp): Response =>
    withHeaders(response, (headers) => headers.set(name, (headers.get(name) ?? '').replace(without, '')));
  return [
    plant('status 500', () => answer(500, { message: 'Broken.' }, json)),
    plant('status 404', () => answer(404, { message: 'No such call.' }, json)),
    plant('no answer', () => Promise.reject(new TypeError('fetch failed'))),
    plant('no CORS', async (request) =>
      withHeaders(await ask(request), (h) => h.delete('access-control-allow-origin')),
    ),
    plant('CORS for another', async (request) =>
      withHeaders(await ask(request), (h) => h.set('access-control-allow-origin', 'https://other.example')),
    ),
    plant('preflight 404', () => answer(404, {}, json), true),
    plant(
      'preflight without Authorization',
      async (request) => list(await ask(request), 'access-control-allow-headers', /Authorization,? */i),
      true,
    ),
    plant(
      'preflight without Content-Type',
      async (request) => list(await ask(request), 'access-control-allow-headers', /Content-Type,? */i),
      true,
    ),
    ...(METHODS[call] === 'DELETE'
      ? [
          plant(
            'preflight without DELETE',
            async (request) => list(await ask(request), 'access-control-allow-methods', /DELETE,? */i),
            true,
          ),
        ]
      : []),
  ];
}

/** Asks with another query. */
const asking =
  (ask: Ask, change: (query: URLSearchParams) => void) =>
  (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    change(url.searchParams);
    return ask(new Request(url, request));
  };

/** Rules of paging, searching, refusing and storing. */
function ruleFaults(base: string, ask: Ask): Planted[] {
  const plant = (call: ApiCall, name: string, fault: Ask): Planted => ({
    name: `${call}: ${name}`,
    call,
    ask: (request) =>
      callOf(request, base) === call && request.method !== 'OPTIONS' ? fault(request) : ask(request),
  });
  const open = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  const doesNothing = (call: ApiCall, status = 200): Planted =>
    plant(call, 'does nothing', () => Promise.resolve(answer(status, { message: 'Done.' }, open)));
  const asHtml = (call: ApiCall): Planted =>
    plant(call, 'a page instead', () =>
      Promise.resolve(new Response('<!doctype html>', { headers: { 'access-control-allow-origin': '*' } })),
    );
  const tokenless = (call: ApiCall, body: Json): Planted =>
    plant(call, 'open to all', async (request) => {
      const response = await ask(request);
      return response.status === 401 ? answer(200, body, open) : response;
    });
  const mute = (call: ApiCall): Planted =>
    plant(call, 'refuses without words', async (request) => {
      const response = await ask(request);
      return isGood(response) ? response : answer(response.status, {}, response.headers);
    });
  return [
    ...(['products', 'orders'] as const).flatMap((call) => [
      plant(
        call,
        'page is ignored',
        asking(ask, (query) => query.set('page', '1')),
      ),
      plant(
        call,
        'limit is ignored',
        asking(ask, (query) => query.set('limit', '20')),
      ),
      plant(
        call,
        'pages from 0',
        asking(ask, (query) => query.set('page', String(Math.max(1, Number(query.get('page')) - 1)))),
      ),
    ]),
    plant(
      'products',
      'search is ignored',
      asking(ask, (query) => query.delete('search')),
    ),
    plant(
      'products',
      'search finds nothing',
      asking(ask, (query) => query.get('search') && query.set('search', 'zzz')),
    ),
    plant('orders', 'oldest first', async (request) =>
      changed(await ask(request), (json) =>
        isRow(json) && Array.isArray(json.orders)
          ? { ...json, orders: [...(json.orders as Json[])].reverse() }
          : json,
      ),
    ),
    ...(['cartAdd', 'cartDelete', 'cartClear', 'updateOtp', 'resetPassword', 'verifyOtp'] as const).map(
      (call) => doesNothing(call),
    ),
    doesNothing('register', 201),
    ...(['products', 'profile', 'cart', 'orders', 'login'] as const).map(asHtml),
    tokenless('profile', { _id: 'a', name: 'b', email: 'c' }),
    tokenless('cart', { products: [] }),
    tokenless('orders', { orders: [] }),
    tokenless('cartAdd', {}),
    tokenless('login', {}),
    ...(['login', 'profile', 'register', 'verifyOtp', 'resetPassword'] as const).map(mute),
  ];
}

/** Every fault that the contract lets one think of. */
export function plantedFaults(contract: Contract, base: string, ask: Ask): Planted[] {
  return [
    ...fieldFaults(contract, base, ask),
    ...(Object.keys(METHODS) as ApiCall[]).flatMap((call) => callFaults(call, base, ask)),
    ...ruleFaults(base, ask),
  ];
}
