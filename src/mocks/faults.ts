import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { endpoints } from '../api/endpoints';
import { keysOf } from '../lib/tables';

/** The name of a call in the endpoint table, or of one of the two third parties. */
export type CallName = keyof typeof endpoints | 'email' | 'animation';

export const CALL_NAMES: readonly CallName[] = [...keysOf(endpoints), 'email', 'animation'];

/**
 * The faults of a call, other than a status code.
 * `reset`: the connection breaks and nothing was done. `lost`: done, but the connection breaks before the
 * answer. `cut`: done, and the answer breaks off in the middle. `gateway`: done, but answered with 504. `hang`:
 * no answer until it is released. `empty`, `html`, `object`: done, with status 200 and this body. `emptyList`:
 * an empty list. `none`: no fault, whatever a rule for '*' says.
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
] as const;

/** A number, or the text of one from a form. */
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number));
const count = v.pipe(number, v.safeInteger(), v.minValue(0));

/** A fault, and the requests it applies to. */
export const faultRule = v.strictObject({
  /** '*' means every call, including the third parties'. A rule for one call takes precedence. */
  endpoint: v.picklist(['*', ...CALL_NAMES]),
  /** A kind, or a status code that is answered without doing anything. */
  fault: v.union([v.picklist(FAULT_KINDS), v.pipe(number, v.minValue(200), v.maxValue(599))]),
  message: v.exactOptional(v.string()),
  delay: v.exactOptional(count),
  /** Applies only to requests with these query parameters, for example {page: '2'}. */
  query: v.exactOptional(v.record(v.string(), v.string())),
  /** The number of requests it applies to; without it, all until it is replaced. */
  times: v.exactOptional(count),
});

export type FaultRule = v.InferOutput<typeof faultRule>;
export type Fault = FaultRule['fault'];

/**
 * Adds a rule. Rules with `times` are used up one after the other, in the order they were added. A rule
 * without `times` replaces the earlier one for the same endpoint and query.
 */
export function addRule(rules: readonly FaultRule[], rule: FaultRule): FaultRule[] {
  const scope = ({ endpoint, query }: FaultRule): string => JSON.stringify([endpoint, query]);
  const isReplaced = (other: FaultRule): boolean =>
    rule.times === undefined && other.times === undefined && scope(other) === scope(rule);
  return [...rules.filter((other) => !isReplaced(other)), { ...rule }];
}

/** More specific rules take precedence, then those with `times`. */
const specificity = ({ endpoint, query, times }: FaultRule): number =>
  (endpoint === '*' ? 0 : 4) + (query ? 2 : 0) + (times === undefined ? 0 : 1);

/** Finds the rule for a request, and counts down its `times`. */
export function takeRule(
  rules: readonly FaultRule[],
  call: CallName,
  query: URLSearchParams,
): FaultRule | undefined {
  const [rule] = rules
    .filter(({ endpoint }) => endpoint === '*' || endpoint === call)
    .filter(({ times }) => times !== 0)
    .filter((one) => Object.entries(one.query ?? {}).every(([name, value]) => query.get(name) === value))
    .sort((one, other) => specificity(other) - specificity(one));
  if (rule?.times !== undefined) rule.times -= 1;
  return rule;
}

/** The answer of a rule with a status code. */
export function statusAnswer(status: number, message?: string): Response {
  if (status < 300) return new HttpResponse(null, { status });
  return HttpResponse.json({ message: message ?? `Status ${status}.` }, { status });
}

/** A response whose connection breaks after half of the body. */
async function cut(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const parts = [bytes.slice(0, bytes.length / 2)];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new Error('the answer is cut here'));
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) };
  return new HttpResponse<ReadableStream>(stream, { status: answer.status, headers });
}

/** What a fault makes of the answer of a call that was carried out. */
export function spoilt(answer: Response, fault: Fault): Response | Promise<Response> {
  switch (fault) {
    case 'lost':
      return HttpResponse.error();
    case 'gateway':
      return statusAnswer(504);
    case 'cut':
      return cut(answer);
    case 'empty':
      return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Sign in to Wi-Fi</title><h1>Welcome</h1>');
    case 'object':
      return HttpResponse.json({});
    default:
      return answer;
  }
}
