import { endpoints } from '../../src/api/endpoints';
import { keysOf } from '../../src/lib/tables';
import { FAULT_KINDS, type Fault, type FaultRule } from '../../src/mocks/faults';
import { SCENARIO_NAMES } from '../../src/mocks/scenarios';
import type { MockApi } from '../e2e/mockApi';
import type { Random } from './random';

/** The scenarios of the mock that answer without delay. */
const SCENARIOS = SCENARIO_NAMES.filter((name) => name !== 'slow');
const CALLS: readonly FaultRule['endpoint'][] = ['*', 'email', 'animation', ...keysOf(endpoints)];
const FAULTS: readonly Fault[] = [
  ...[400, 401, 404, 409, 429, 500, 503],
  ...FAULT_KINDS.filter((kind) => kind !== 'none' && kind !== 'hang' && kind !== 'slow'),
];

/** After these, it is unknown whether an order was placed. */
const UNKNOWN_OUTCOMES: readonly Fault[] = ['gateway', 'cut', 'reset'];

/**
 * Sometimes changes the behaviour of the server before the next action: a scenario, a fault, or expired sessions.
 * @returns its name for the log; undefined if nothing changed
 */
export async function changeServer(mock: MockApi, random: Random): Promise<string | undefined> {
  if (random.chance(0.2)) {
    await mock.scenario('normal');
    return 'normal';
  }
  if (random.chance(0.1)) {
    const scenario = random.pick(SCENARIOS);
    await mock.scenario(scenario);
    return `scenario ${scenario}`;
  }
  if (random.chance(0.05)) {
    await mock.expireSessions();
    return 'sessions expired';
  }
  if (random.chance(0.1)) {
    const fault = random.pick(UNKNOWN_OUTCOMES);
    await mock.fault({ endpoint: 'order', fault, times: 1 });
    return `order: ${String(fault)}`;
  }
  if (!random.chance(0.4)) return undefined;
  const rule: FaultRule = {
    endpoint: random.pick(CALLS),
    fault: random.pick(FAULTS),
    times: 1 + random.below(3),
  };
  if (random.chance(0.3)) rule.delay = random.below(400);
  await mock.fault(rule);
  return `${rule.endpoint}: ${String(rule.fault)}`;
}
