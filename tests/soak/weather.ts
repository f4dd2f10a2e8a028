import type { Fault, FaultRule } from '../../src/mocks/faults';
import type { ScenarioName } from '../../src/mocks/scenarios';
import type { MockApi } from '../e2e/mockApi';
import type { Random } from './random';

const SCENARIOS = [
  'empty',
  'failing',
  'unauthorized',
  'reset',
  'malformed',
  'duplicates',
  'many',
] as const satisfies readonly ScenarioName[];

const CALLS = [
  '*',
  'login',
  'products',
  'orders',
  'order',
  'profile',
  'cart',
  'cartAdd',
  'cartDelete',
  'cartClear',
  'email',
  'animation',
] as const satisfies readonly FaultRule['endpoint'][];

const FAULTS = [
  400,
  401,
  404,
  409,
  429,
  500,
  503,
  'reset',
  'lost',
  'cut',
  'empty',
  'truncated',
  'html',
  'null',
  'wrongTypes',
  'nulls',
  'missing',
  'extra',
  'badRows',
  'badIds',
  'badImages',
  'markup',
  'stringNumbers',
  'NaN',
  'duplicates',
  'repeatForever',
  'many',
] as const satisfies readonly Fault[];

/** What becomes of the server before the next action. @returns its name for the record; undefined: as it was */
export async function changeWeather(mock: MockApi, random: Random): Promise<string | undefined> {
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
