import { objectId, type IdKind } from './objectIds';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { NEXT_ORDER_NUMBER, seedOrders } from './seed/orders';
import type { Sandbox } from './types';

/** A request selects its sandbox with this header. */
export const SANDBOX_HEADER = 'x-mock-sandbox';
export const DEFAULT_SANDBOX = 'default';
/** The maximum number of sandboxes; beyond it the least recently used one is dropped. */
export const SANDBOX_LIMIT = 500;
const STORE = Symbol.for('shop.mock.sandboxes');

/** Kept on the global object, so that an edit of the mock, which reloads this module, loses nothing. */
const holder = globalThis as { [STORE]?: Map<string, Sandbox> };
const sandboxes = (holder[STORE] ??= new Map<string, Sandbox>());
// A field that an edit has just added gets the seed's value.
for (const [name, sandbox] of sandboxes) sandboxes.set(name, { ...createSandbox(name), ...sandbox });

function createSandbox(name: string): Sandbox {
  return {
    name,
    faults: [],
    accounts: [{ ...DEMO_ACCOUNT }],
    tokens: new Map(),
    codes: new Map(),
    carts: new Map(),
    orders: [...seedOrders],
    inbox: [],
    requests: [],
    hanging: new Set(),
    made: NEXT_ORDER_NUMBER,
  };
}

/** Returns the sandbox with a name, and creates it from the seed on first use. */
export function sandboxNamed(name: string = DEFAULT_SANDBOX): Sandbox {
  const sandbox = sandboxes.get(name) ?? createSandbox(name);
  sandboxes.delete(name);
  sandboxes.set(name, sandbox);
  const oldest = sandboxes.keys().next();
  if (sandboxes.size > SANDBOX_LIMIT && !oldest.done) resetSandbox(oldest.value);
  return sandbox;
}

/** The sandbox that a request selects. */
export function sandboxOf(request: Request): Sandbox {
  return sandboxNamed(request.headers.get(SANDBOX_HEADER)?.slice(0, 100) || DEFAULT_SANDBOX);
}

/** Resets a sandbox to the seed, on the next request. Its hanging requests are aborted. */
export function resetSandbox(name: string = DEFAULT_SANDBOX): void {
  const sandbox = sandboxes.get(name);
  sandboxes.delete(name);
  if (sandbox) release(sandbox, false);
}

/** Ends a sandbox's hanging requests: answers or aborts them. */
export function release(sandbox: Sandbox, answer = true): void {
  for (const letGo of sandbox.hanging) letGo(answer);
  sandbox.hanging.clear();
}

/** Creates an id that is unused in the sandbox. */
export function newId(sandbox: Sandbox, kind: IdKind): string {
  sandbox.made += 1;
  return objectId(kind, sandbox.made);
}

/** Ends every session of a sandbox: the next call of each gets a 401. */
export function expireTokens(sandbox: Sandbox): void {
  for (const session of sandbox.tokens.values()) session.expiresAt = 0;
}
