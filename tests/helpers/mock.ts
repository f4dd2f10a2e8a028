import { setupServer } from 'msw/node';
import { addToCart } from '#mocks/calls/cart';
import type { FaultRule } from '#mocks/faults';
import { handlers } from '#mocks/handlers';
import { findProduct, seedProducts } from '#mocks/seed/catalogue';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { sandboxState, type SandboxState } from '#mocks/server';
import { accountOf, createToken, release, sandboxNamed } from '#mocks/store';
import type { LoggedRequest, Mail } from '#mocks/types';

export { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
export { seedProducts } from '#mocks/seed/catalogue';
export { seedOrders } from '#mocks/seed/orders';
export { resetSandbox } from '#mocks/store';

/** MSW's server for Vitest, with the same calls as the development server. */
export const mockServer = setupServer(...handlers);

/** Adds faults to the default sandbox; see {@link FaultRule}. */
export function setFault(...rules: readonly FaultRule[]): void {
  sandboxNamed().faults.push(...rules.map((rule) => ({ ...rule })));
}

export function clearFaults(): void {
  sandboxNamed().faults = [];
}

/** Answers the default sandbox's hanging requests and removes its `hang` faults. */
export function releaseHanging(): void {
  const sandbox = sandboxNamed();
  sandbox.faults = sandbox.faults.filter(({ fault }) => fault !== 'hang');
  release(sandbox);
}

export const expireSessions = (): void => sandboxNamed().tokens.clear();

/** The requests that the default sandbox received, oldest first, or only those of one call. */
export function sentRequests(endpoint?: FaultRule['endpoint']): readonly LoggedRequest[] {
  const { requests } = sandboxNamed();
  return endpoint === undefined || endpoint === '*'
    ? requests
    : requests.filter((request) => request.endpoint === endpoint);
}

export const inbox = (): readonly Mail[] => sandboxNamed().inbox;

/** The default sandbox's state, as the browser tests read it. Picture addresses use jsdom's origin. */
export function currentState(): SandboxState {
  return sandboxState(sandboxNamed(), 'http://localhost:3000');
}

/**
 * Logs an account in without a call.
 * @returns the login call's answer: the user and a token
 * @throws Error if the default sandbox has no such account
 */
export function openSession(email: string = DEMO_ACCOUNT.email): {
  user: { _id: string; name: string; email: string };
  token: string;
} {
  const account = accountOf(sandboxNamed(), email);
  if (!account) throw new Error(`the mock has no account of ${email}`);
  const { id, name } = account;
  return { user: { _id: id, name, email: account.email }, token: createToken(sandboxNamed(), account) };
}

/**
 * Puts products in an account's cart without a call.
 * @param quantities quantities by product id or name
 * @throws Error for a product that the mock does not have
 */
export function fillCart(
  quantities: Readonly<Record<string, number>>,
  userId: string = DEMO_ACCOUNT.id,
): void {
  for (const [key, quantity] of Object.entries(quantities)) {
    const product = findProduct(key) ?? seedProducts.find(({ name }) => name === key);
    if (!product) throw new Error(`the mock has no product ${key}`);
    addToCart(sandboxNamed(), userId, { productId: product.id, quantity });
  }
}
