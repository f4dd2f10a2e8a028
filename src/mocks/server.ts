import { readFile } from 'node:fs/promises';
import { getResponse, http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { MOCK_PREFIX } from '../config/mockPaths';
import { parseBody } from './call';
import { cartRows } from './calls/cart';
import { orderRow } from './calls/orders';
import { addRule, faultRule } from './faults';
import { handlers } from './handlers';
import { mockPage } from './page';
import { release, resetSandbox, sandboxName, sandboxNamed, type Sandbox } from './store';
import type { JsonObject, LoggedRequest, Mail } from './types';

/** What the controls answer: the state of a sandbox without its accounts' passwords. */
export interface SandboxState {
  inbox: Mail[];
  requests: LoggedRequest[];
  users: { _id: string; name: string; email: string }[];
  /** By user id, in the format of GET cart. */
  carts: Record<string, JsonObject[]>;
  /** By user id, newest first, in the format of GET orders. */
  orders: Record<string, JsonObject[]>;
}

/** The state of a sandbox. @param origin of the pictures */
export function sandboxState({ inbox, requests, ...store }: Sandbox, origin: string): SandboxState {
  const carts = [...store.carts].map(([id, lines]) => [id, cartRows(lines, origin)] as const);
  const orders = store.accounts.map(({ id }) => {
    const own = store.orders.filter(({ userId }) => userId === id);
    return [id, own.map((order) => orderRow(order, origin))] as const;
  });
  return {
    inbox,
    requests,
    users: store.accounts.map(({ id, name, email }) => ({ _id: id, name, email })),
    carts: Object.fromEntries(carts),
    orders: Object.fromEntries(orders),
  };
}

/** The operations on a sandbox over HTTP, by their path under the mock's prefix. */
const controls: Readonly<Record<string, (sandbox: Sandbox, sent: { body: unknown; name: string }) => void>> =
  {
    fault: (sandbox, { body }) => {
      const rules = v.parse(v.union([v.array(faultRule), faultRule]), body);
      for (const rule of [rules].flat()) sandbox.faults = addRule(sandbox.faults, rule);
    },
    'clear-faults': (sandbox) => {
      sandbox.faults = [];
    },
    expire: ({ tokens }) => tokens.clear(),
    release: (sandbox) => release(sandbox),
    reset: (_, { name }) => resetSandbox(name),
  };

const stateAnswer = (request: Request): Response =>
  HttpResponse.json(sandboxState(sandboxNamed(sandboxName(request)), new URL(request.url).origin));

/** Executes a control. A form of the mock's page returns to it; a program gets the state. */
async function act(request: Request, control: (typeof controls)[string]): Promise<Response> {
  const name = sandboxName(request);
  try {
    const body = parseBody(await request.text(), request.headers.get('content-type'));
    control(sandboxNamed(name), { body, name });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return HttpResponse.json({ message }, { status: 400 });
  }
  if (!request.headers.get('accept')?.includes('text/html')) return stateAnswer(request);
  return new HttpResponse(null, { status: 303, headers: { Location: MOCK_PREFIX } });
}

/** A picture of a product. Shops on another port show it too. */
async function picture(name: string): Promise<Response> {
  const file = await readFile(`src/house/mockPictures/${name}`).catch(() => null);
  if (!file) return new HttpResponse(null, { status: 404 });
  const headers = { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return new HttpResponse(new Uint8Array(file), { headers });
}

const all = [
  ...handlers,
  http.get(MOCK_PREFIX, ({ request }) => HttpResponse.html(mockPage(sandboxNamed(sandboxName(request))))),
  http.get(`${MOCK_PREFIX}/state`, ({ request }) => stateAnswer(request)),
  http.get<{ name: string }>(`${MOCK_PREFIX}/pictures/:name`, ({ params }) => picture(params.name)),
  ...Object.entries(controls).map(([path, control]) =>
    http.post(`${MOCK_PREFIX}/${path}`, ({ request }) => act(request, control)),
  ),
];

/**
 * Answers a request over HTTP to a path under the mock's prefix.
 * @returns the response; status 0 means that the connection should be reset
 */
export async function answerRequest(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const message = `The mock API has no ${request.method} ${pathname}.`;
  const response = await getResponse(all, request, { baseUrl: origin });
  return response ?? HttpResponse.json({ message }, { status: 404 });
}
