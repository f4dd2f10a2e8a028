import { endpoints } from '../api/endpoints';
import type { CallName, FaultRule } from './faults';

export const SCENARIO_NAMES = [
  'normal',
  'empty',
  'slow',
  'failing',
  'unauthorized',
  'reset',
  'malformed',
  'duplicates',
  'many',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

const API_CALLS = Object.keys(endpoints) as CallName[];

/** The scenarios, each with its label on the mock's page and its faults. */
export const scenarios: Readonly<Record<ScenarioName, { label: string; faults: readonly FaultRule[] }>> = {
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
};
