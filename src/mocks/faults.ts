import { HttpResponse, type JsonBodyType } from 'msw';
import { endpoints } from '#api/endpoints';
import { keysOf } from '#lib/tables';

export type CallName = keyof typeof endpoints | 'email' | 'animation';

export const CALL_NAMES: readonly CallName[] = [...keysOf(endpoints), 'email', 'animation'];

/** The switch for faults: what happens to the requests of a call. */
export interface FaultRule {
  /** '*' means every call, including the third parties'. */
  endpoint: '*' | CallName;
  /** A status; `reset`: the connection breaks; `hang`: no answer until its release, then `afterHang` or the usual one. */
  fault?: number | 'reset' | 'hang';
  afterHang?: number | 'reset';
  /** The body of an answer with a status code; a text is sent as it is. */
  body?: JsonBodyType;
  /** The call is carried out before it fails. */
  done?: boolean;
  /** In milliseconds. */
  delay?: number;
  /** The number of requests it applies to; without it, all. */
  times?: number;
}

/** The rule for a request. Rules with `times` come first, in their order, and are used up; else the latest rule applies. */
export function takeRule(rules: readonly FaultRule[], call: CallName): FaultRule | undefined {
  const own = rules.filter(({ endpoint }) => endpoint === '*' || endpoint === call);
  const rule =
    own.find(({ times }) => times !== undefined && times > 0) ??
    own.findLast(({ times }) => times === undefined);
  if (rule?.times !== undefined) rule.times -= 1;
  return rule;
}

export function statusAnswer(status: number, body?: JsonBodyType): Response {
  if (typeof body === 'string') return new HttpResponse(body, { status });
  if (body === undefined && status < 300) return new HttpResponse(null, { status });
  return HttpResponse.json(body ?? { message: `Status ${status}.` }, { status });
}
