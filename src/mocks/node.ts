import { setupServer } from 'msw/node';
import { MOCK_PREFIX } from '../config/mockPaths';
import { addRule, type FaultRule } from './faults';
import { createHandlers } from './handlers';
import { accountOf, openSession as openToken } from './routes/account';
import { addToCart } from './routes/cart';
import type { ScenarioName } from './scenarios';
import { findProduct, seedProducts } from './seed/catalogue';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import type { LoggedRequest, Mail } from './types';
import {
  expireTokens,
  release,
  resetSandbox as forgetSandbox,
  sandboxNamed,
  switchScenario,
} from './sandboxes';
import { sandboxState, type SandboxState } from './sandboxState';

export { DEMO_ACCOUNT } from './seed/demoAccount';
export { seedProducts } from './seed/catalogue';
export { seedOrders } from './seed/orders';

/** MSW's server for vitest, over the same calls that the development server answers. */
export const mockServer = setupServer(...createHandlers());

/** Puts the default sandbox back to the seed, as every test finds it. */
export function resetSandbox(): void {
  forgetSandbox();
}

/** Switches the default sandbox's scenario; the faults that were set before it are over. */
export function setScenario(scenario: ScenarioName): void {
  switchScenario(sandboxNamed(), scenario);
}

/** Lets something go wrong in the default sandbox; see {@link FaultRule}. */
export function setFault(...rules: readonly FaultRule[]): void {
  const sandbox = sandboxNamed();
  for (const rule of rules) sandbox.faults = addRule(sandbox.faults, rule);
}

/** Nothing goes wrong any more, but for the scenario. */
export function clearFaults(): void {
  sandboxNamed().faults = [];
}

/** Answers the default sandbox's hanging requests, and lets those that are still on their way hang no more. */
export function releaseHanging(): void {
  const sandbox = sandboxNamed();
  sandbox.faults = sandbox.faults.filter(({ fault }) => fault !== 'hang');
  release(sandbox);
}

/** Ends every session of the default sandbox. */
export function expireSessions(): void {
  expireTokens(sandboxNamed());
}

/** The requests that the default sandbox was sent, oldest first, whole; those of one call when it is named. */
export function sentRequests(endpoint?: FaultRule['endpoint']): readonly LoggedRequest[] {
  const { requests } = sandboxNamed();
  return endpoint === undefined || endpoint === '*'
    ? requests
    : requests.filter((request) => request.endpoint === endpoint);
}

/** The e-mails that would have been sent, oldest first. */
export function inbox(): readonly Mail[] {
  return sandboxNamed().inbox;
}

/** The default sandbox's state, as the mock's page shows it; its pictures stand at jsdom's address. */
export function currentState(): SandboxState {
  return sandboxState(sandboxNamed(), 'http://localhost:3000', MOCK_PREFIX);
}

/**
 * Logs an account in without a call.
 * @returns what the login call would answer: the user and a token
 * @throws Error when the default sandbox has no such account
 */
export function openSession(email: string = DEMO_ACCOUNT.email): {
  user: { _id: string; name: string; email: string };
  token: string;
} {
  const account = accountOf(sandboxNamed(), email);
  if (!account) throw new Error(`the mock has no account of ${email}`);
  const { id, name } = account;
  return { user: { _id: id, name, email: account.email }, token: openToken(sandboxNamed(), account) };
}

/**
 * Puts products in an account's cart without a call.
 * @param quantities by product id or name
 * @throws Error for a product that the mock does not have
 */
export function fillCart(
  quantities: Readonly<Record<string, number>>,
  userId: string = DEMO_ACCOUNT.id,
): void {
  for (const [key, quantity] of Object.entries(quantities)) {
    const product = findProduct(key) ?? seedProducts.find(({ name }) => name === key);
    if (!product) throw new Error(`the mock has no product ${key}`);
    addToCart(sandboxNamed(), userId, product.id, quantity);
  }
}
