import type { endpoints } from '../api/endpoints';

/** A call of the API by its name in the table of endpoints, or one of the two third parties. */
export type CallName = keyof typeof endpoints | 'email' | 'animation';

/**
 * What can go wrong with a call, other than a status code.
 * `reset`: the connection breaks, nothing was done. `lost`: done, but the connection breaks before the answer.
 * `cut`: done, and the answer breaks off in the middle. `hang`: nothing until it is released. `slow`: 3 s late.
 * `empty` … `object`: done, and status 200 with such a body. `wrongTypes` … `NaN`: done, and the
 * normal answer is changed so. `emptyList` … `many`: the list that is answered from is another one.
 * `none`: nothing goes wrong, whatever the scenario says.
 */
export const FAULT_KINDS = [
  'none',
  'reset',
  'lost',
  'cut',
  'hang',
  'slow',
  'empty',
  'truncated',
  'html',
  'null',
  'object',
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
  'emptyList',
  'duplicates',
  'repeatForever',
  'many',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A kind of the list, or a status code (200 to 599) to answer without doing anything. */
export type Fault = FaultKind | number;

/** What goes wrong, where and when. */
export interface FaultRule {
  /** '*' is every call, the third parties' too; a rule for one call goes before a rule for all. */
  endpoint: CallName | '*';
  fault: Fault;
  message?: string;
  /** The field that holds it: 'message' (the default) or 'error'. */
  messageField?: 'message' | 'error';
  delay?: number;
  /** Only requests with these query parameters, such as {page: '2'}. */
  query?: Record<string, string>;
  /** How many requests it is for; without it until it is changed. */
  times?: number;
}

const wearsOff = (rule: FaultRule): boolean => rule.times !== undefined;

const sameScope = (one: FaultRule, other: FaultRule): boolean =>
  one.endpoint === other.endpoint && JSON.stringify(one.query) === JSON.stringify(other.query);

/**
 * Adds a rule. Rules with `times` wear off one after the other, in the order they were set; a rule without
 * takes the place of the former one of its endpoint and query.
 */
export function addRule(rules: readonly FaultRule[], rule: FaultRule): FaultRule[] {
  const kept = wearsOff(rule) ? rules : rules.filter((other) => wearsOff(other) || !sameScope(other, rule));
  return [...kept, { ...rule }];
}

/** How closely a rule means this request: narrower rules first, then those that wear off. */
function closeness(rule: FaultRule): number {
  return (rule.endpoint === '*' ? 0 : 4) + (rule.query ? 2 : 0) + (wearsOff(rule) ? 1 : 0);
}

/**
 * Finds the rule for a request and counts it down.
 * @param rules a rule that has worn off stays in it, at 0
 */
export function consumeRule(
  rules: readonly FaultRule[],
  endpoint: CallName,
  query: URLSearchParams,
): FaultRule | undefined {
  const meant = rules
    .filter((rule) => rule.endpoint === '*' || rule.endpoint === endpoint)
    .filter((rule) => rule.times === undefined || rule.times > 0)
    .filter((rule) => Object.entries(rule.query ?? {}).every(([name, value]) => query.get(name) === value));
  const rule = [...meant].sort((one, other) => closeness(other) - closeness(one))[0];
  if (rule?.times !== undefined) rule.times -= 1;
  return rule;
}
