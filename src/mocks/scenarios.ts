import { endpoints } from '../api/endpoints';
import type { CallName, FaultRule } from './faults';

interface Scenario {
  /** The button on the mock's page. */
  label: string;
  faults: readonly FaultRule[];
}

const API_CALLS = Object.keys(endpoints) as CallName[];

export const scenarios = {
  normal: { label: 'Normal', faults: [] },
  empty: { label: 'Empty catalogue', faults: [{ endpoint: 'products', fault: 'emptyList' }] },
  slow: { label: 'Slow (3 s)', faults: [{ endpoint: '*', fault: 'slow' }] },
  failing: { label: 'Failing (500)', faults: [{ endpoint: '*', fault: 500 }] },
  unauthorized: {
    label: 'Unauthorized (401)',
    // The third parties have no sessions.
    faults: API_CALLS.map((endpoint) => ({ endpoint, fault: 401 })),
  },
  reset: { label: 'Connection reset', faults: [{ endpoint: '*', fault: 'reset' }] },
  malformed: { label: 'Malformed answers', faults: [{ endpoint: '*', fault: 'truncated' }] },
  duplicates: {
    label: 'Duplicates',
    faults: [
      { endpoint: 'products', fault: 'duplicates' },
      { endpoint: 'orders', fault: 'duplicates' },
      { endpoint: 'cart', fault: 'duplicates' },
    ],
  },
  many: { label: '5,000 products', faults: [{ endpoint: 'products', fault: 'many' }] },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[];
