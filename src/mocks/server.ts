import { getResponse, http, HttpResponse } from 'msw';
import { readFile } from 'node:fs/promises';
import { houseFolder } from '../../tools/house.mjs';
import { cartRows } from './calls/cart';
import { orderRow } from './calls/orders';
import type { FaultRule } from './faults';
import { handlers } from './handlers';
import { MOCK_PREFIX } from './paths';
import { release, sandboxOf, type Sandbox } from './store';

/** The state of a sandbox without its accounts' passwords: what `/__mock` answers. @param origin of the pictures */
export function sandboxState({ inbox, requests, ...store }: Sandbox, origin: string) {
  const carts = [...store.carts].map(([id, rows]) => [id, cartRows(rows, origin)] as const);
  const orders = store.accounts.map(({ id }) => {
    const own = store.orders.filter(({ userId }) => userId === id);
    return [id, own.map((order) => orderRow(order, origin))] as const;
  });
  return {
    inbox,
    requests,
    users: store.accounts.map(({ id, name, email }) => ({ _id: id, name, email })),
    /** By user id, in the format of GET cart. */
    carts: Object.fromEntries(carts),
    /** By user id, newest first, in the format of GET orders. */
    orders: Object.fromEntries(orders),
  };
}

export type SandboxState = ReturnType<typeof sandboxState>;

/** A picture of a product. Shops on another port show it too. */
async function picture(name: string): Promise<Response> {
  const file = await readFile(`${houseFolder}/mockPictures/${name}`).catch(() => null);
  if (!file) return new HttpResponse(null, { status: 404 });
  const headers = { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return new HttpResponse(new Uint8Array(file), { headers });
}

const stateAnswer = (request: Request): Response =>
  HttpResponse.json(sandboxState(sandboxOf(request), new URL(request.url).origin));

const all = [
  ...handlers,
  http.get(MOCK_PREFIX, ({ request }) => stateAnswer(request)),
  /** Replaces the faults by a list of rules, and answers the calls that hang. */
  http.post(`${MOCK_PREFIX}/faults`, async ({ request }) => {
    const sandbox = sandboxOf(request);
    sandbox.faults = (await request.json()) as FaultRule[];
    release(sandbox);
    return stateAnswer(request);
  }),
  http.get<{ name: string }>(`${MOCK_PREFIX}/pictures/:name`, ({ params }) => picture(params.name)),
];

/** Answers a request under the mock's prefix. Status 0 means that the connection should be reset. */
export async function answerRequest(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const message = `The mock API has no ${request.method} ${pathname}.`;
  const response = await getResponse(all, request, { baseUrl: origin });
  return response ?? HttpResponse.json({ message }, { status: 404 });
}
