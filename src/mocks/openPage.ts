import { MOCK_PREFIX } from '../config/mockPaths';
import { STORAGE_KEYS } from '../config/constants';
import { document, escape } from './html';
import { accountOf, openSession } from './routes/account';
import { addToCart } from './routes/cart';
import { seedProducts } from './seed/catalogue';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { CUSTOMER_LINES, shopStates, type ShopState, type Step } from './shopStates';
import type { Sandbox } from './types';
import { DEFAULT_SANDBOX, resetSandbox, sandboxNamed, switchScenario } from './sandboxes';

/** A state is identified by its visitor and its name. */
function findState(visitor: string | null, name: string | null): ShopState | undefined {
  return shopStates
    .filter((group) => group.visitor === visitor)
    .flatMap(({ states }) => Object.entries<ShopState>(states))
    .find(([key]) => key === name)?.[1];
}

function sessionOf(sandbox: Sandbox): Record<string, string> {
  const account = accountOf(sandbox, DEMO_ACCOUNT.email);
  if (!account) return {};
  const { id, name, email } = account;
  return {
    [STORAGE_KEYS.user]: JSON.stringify({ _id: id, name, email }),
    [STORAGE_KEYS.token]: openSession(sandbox, account),
    [STORAGE_KEYS.userId]: id,
  };
}

interface Prepared {
  path: string;
  /** The shop's whole content of browser storage; its other keys are removed. */
  stored: Record<string, string>;
  steps: readonly Step[];
}

/** Resets a sandbox and prepares a state of the shop in it. @returns what the page needs for it */
function prepare(
  { path, scenario, faults, steps }: ShopState,
  isCustomer: boolean,
  sandboxName: string,
): Prepared {
  resetSandbox(sandboxName);
  const sandbox = sandboxNamed(sandboxName);
  if (scenario) switchScenario(sandbox, scenario);
  sandbox.faults = [...(faults ?? [])];
  const prepared = { path, stored: {}, steps: steps ?? [] };
  if (!isCustomer) return prepared;
  for (const { id } of seedProducts.slice(0, CUSTOMER_LINES)) addToCart(sandbox, DEMO_ACCOUNT.id, id, 1);
  return { ...prepared, stored: sessionOf(sandbox) };
}

/**
 * The page that opens the shop in a sandbox: `shop/PATH` as the browser's current user,
 * `shop/?visitor=guest&state=NAME` in one of the shop's states.
 */
export function openPage(sandbox: Sandbox, url: URL): string {
  const visitor = url.searchParams.get('visitor');
  const state = findState(visitor, url.searchParams.get('state'));
  const prepared = state && prepare(state, visitor === 'customer', sandbox.name);
  const path = prepared?.path ?? url.pathname.slice(`${MOCK_PREFIX}/shop`.length) + url.search;
  const attributes = {
    sandbox: sandbox.name === DEFAULT_SANDBOX ? '' : sandbox.name,
    // Only one slash: two would mean another host.
    path: `/${path.replace(/^[/\\]+/, '')}`,
    ...(prepared && {
      keys: Object.values(STORAGE_KEYS).join(' '),
      stored: JSON.stringify(prepared.stored),
      steps: JSON.stringify(prepared.steps),
    }),
  };
  const body = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  const script = `<script src="${MOCK_PREFIX}/open.js" defer></script>`;
  return document('Opening the shop', `<p>Opening the shop…</p>${script}`, body.join(''));
}
