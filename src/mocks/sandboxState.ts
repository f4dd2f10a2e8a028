import type { FaultRule } from './faults';
import { isObject, type Json, type JsonObject } from './json';
import { cartRows } from './routes/cart';
import { orderRow } from './routes/orders';
import { pictureUrl } from './seed/catalogue';
import type { LoggedRequest, Mail, Sandbox } from './types';

/** A logged request without secrets. */
export interface ShownRequest extends Omit<LoggedRequest, 'authorization'> {
  auth: boolean;
}

/** The public state of a sandbox, without passwords and tokens, for the mock's page and its JSON. */
export interface SandboxState {
  faults: FaultRule[];
  hanging: number;
  inbox: Mail[];
  requests: ShownRequest[];
  users: { _id: string; name: string; email: string }[];
  /** By user id, in the format of GET cart. */
  carts: Record<string, JsonObject[]>;
  /** By user id, newest first, in the format of GET orders. */
  orders: Record<string, JsonObject[]>;
}

function withoutPasswords(body: Json): Json {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, /password/i.test(name) ? '(hidden)' : value]),
  );
}

function shown({ authorization, ...request }: LoggedRequest): ShownRequest {
  const answer = request.answer?.replace(/("token": *)"[^"]*"/g, '$1"(hidden)"') ?? null;
  return { ...request, auth: authorization !== null, body: withoutPasswords(request.body), answer };
}

/** Collects the public state of a sandbox. Picture addresses are on the server that received the request. */
export function sandboxState(sandbox: Sandbox, origin: string): SandboxState {
  const picture = (name: string): string => pictureUrl(origin, name);
  const ids = sandbox.accounts.map(({ id }) => id);
  const carts = [...sandbox.carts].map(([id, lines]) => [id, cartRows(lines, picture)] as const);
  const orders = ids.map((id) => {
    const own = sandbox.orders.filter(({ userId }) => userId === id);
    return [id, own.map((order) => orderRow(order, picture))] as const;
  });
  return {
    faults: sandbox.faults,
    hanging: sandbox.hanging.size,
    inbox: sandbox.inbox,
    requests: sandbox.requests.map(shown),
    users: sandbox.accounts.map(({ id, name, email }) => ({ _id: id, name, email })),
    carts: Object.fromEntries(carts),
    orders: Object.fromEntries(orders),
  };
}
