import type { FaultRule } from './faults';
import { objectId, type IdKind } from './ids';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { NEXT_ORDER_NUMBER, seedOrders } from './seed/orders';
import type { Account, CartRow, LoggedRequest, Mail } from './types';

/** A request selects its sandbox with this header. */
export const SANDBOX_HEADER = 'x-mock-sandbox';
const DEFAULT_SANDBOX = 'default';

const createSandbox = () => ({
  faults: [] as FaultRule[],
  accounts: [{ ...DEMO_ACCOUNT }],
  tokens: new Map<string, string>(),
  /** The one-time code of each user. */
  codes: new Map<string, string>(),
  carts: new Map<string, CartRow[]>(),
  orders: [...seedOrders],
  inbox: [] as Mail[],
  requests: [] as LoggedRequest[],
  /** Functions that release the hanging requests. */
  hanging: new Set<() => void>(),
  /** How many ids have been given out. */
  made: NEXT_ORDER_NUMBER,
});

/** The whole state of a shop. Each browser test has its own, so that they don't affect one another. */
export type Sandbox = ReturnType<typeof createSandbox>;

const sandboxes = new Map<string, Sandbox>();

/** The sandbox with a name, created from the seed on first use. */
export function sandboxNamed(name: string = DEFAULT_SANDBOX): Sandbox {
  const sandbox = sandboxes.get(name) ?? createSandbox();
  sandboxes.set(name, sandbox);
  return sandbox;
}

export const sandboxOf = ({ headers }: Request): Sandbox =>
  sandboxNamed(headers.get(SANDBOX_HEADER) ?? undefined);

export function release({ hanging }: Sandbox): void {
  for (const letGo of hanging) letGo();
  hanging.clear();
}

export function resetSandbox(name: string = DEFAULT_SANDBOX): void {
  release(sandboxNamed(name));
  sandboxes.delete(name);
}

export function newId(sandbox: Sandbox, kind: IdKind): string {
  sandbox.made += 1;
  return objectId(kind, sandbox.made);
}

export function accountOf({ accounts }: Sandbox, email: string): Account | undefined {
  return accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
}

/** Starts a session of an account. @returns its token */
export function createToken({ tokens }: Sandbox, { id }: Account): string {
  const token = `mock.${crypto.randomUUID()}`;
  tokens.set(token, id);
  return token;
}
