import type { endpoints } from '../api/endpoints';

/** The name of a call in the endpoint table, or of one of the two third parties. */
export type CallName = keyof typeof endpoints | 'email' | 'animation';

/**
 * The faults of a call, other than a status code.
 * `reset`: the connection breaks and nothing was done. `lost`: done, but the connection breaks before the
 * answer. `cut`: done, and the answer breaks off in the middle. `gateway`: done, but answered with 504. `hang`:
 * no answer until it is released. `empty`, `html`, `object`: done, with status 200 and this body. `emptyList`:
 * an empty list. `many`: a large catalogue. `none`: no fault, whatever a rule for '*' says.
 */
export const FAULT_KINDS = [
  'none',
  'reset',
  'lost',
  'gateway',
  'cut',
  'hang',
  'empty',
  'html',
  'object',
  'emptyList',
  'many',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** One of the kinds above, or a status code (200 to 599) that is returned without doing anything. */
export type Fault = FaultKind | number;

/** A fault, and the requests it applies to. */
export interface FaultRule {
  /** '*' means every call, including the third parties'. A rule for one call takes precedence. */
  endpoint: CallName | '*';
  fault: Fault;
  message?: string;
  /** The field of the message: 'message' (the default) or 'error'. */
  messageField?: 'message' | 'error';
  delay?: number;
  /** Applies only to requests with these query parameters, for example {page: '2'}. */
  query?: Record<string, string>;
  /** The number of requests it applies to; without it, all until it is replaced. */
  times?: number;
}

const isLimited = (rule: FaultRule): boolean => rule.times !== undefined;

const sameScope = (one: FaultRule, other: FaultRule): boolean =>
  one.endpoint === other.endpoint && JSON.stringify(one.query) === JSON.stringify(other.query);

/**
 * Adds a rule. Rules with `times` are used up one after the other, in the order they were added. A rule
 * without `times` replaces the earlier one for the same endpoint and query.
 */
export function addRule(rules: readonly FaultRule[], rule: FaultRule): FaultRule[] {
  const kept = isLimited(rule) ? rules : rules.filter((other) => isLimited(other) || !sameScope(other, rule));
  return [...kept, { ...rule }];
}

/** More specific rules take precedence, then those with `times`. */
function specificity(rule: FaultRule): number {
  return (rule.endpoint === '*' ? 0 : 4) + (rule.query ? 2 : 0) + (isLimited(rule) ? 1 : 0);
}

/**
 * Finds the rule for a request and decrements its `times`.
 * @param rules a used-up rule stays in the list, with 0
 */
export function consumeRule(
  rules: readonly FaultRule[],
  endpoint: CallName,
  query: URLSearchParams,
): FaultRule | undefined {
  const matching = rules
    .filter((rule) => rule.endpoint === '*' || rule.endpoint === endpoint)
    .filter((rule) => rule.times === undefined || rule.times > 0)
    .filter((rule) => Object.entries(rule.query ?? {}).every(([name, value]) => query.get(name) === value));
  const rule = [...matching].sort((one, other) => specificity(other) - specificity(one))[0];
  if (rule?.times !== undefined) rule.times -= 1;
  return rule;
}
