import { HttpResponse } from 'msw';
import { defaultMessage, listPage, type Answer } from './answers';
import type { Fault, FaultKind, FaultRule } from './faults';

/** A serialised answer, before the CORS headers are added. */
export interface Rendered {
  status: number;
  body: string;
  type: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';
const HTML =
  '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><h1>Welcome</h1></body></html>';

/** Bodies that replace the answer's own, with status 200. */
const otherBodies: Partial<Record<FaultKind, Omit<Rendered, 'status'>>> = {
  empty: { body: '', type: JSON_TYPE },
  html: { body: HTML, type: 'text/html; charset=utf-8' },
  object: { body: '{}', type: JSON_TYPE },
};

/** Serialises an answer, changed by the fault. */
export function render(answer: Answer, fault: Fault): Rendered {
  const kind = typeof fault === 'number' ? 'none' : fault;
  const other = otherBodies[kind];
  if (other) return { status: 200, ...other };
  const { status } = answer;
  if ('text' in answer) return { status, body: answer.text, type: TEXT_TYPE };
  const json = 'list' in answer ? listPage(answer.list, kind === 'emptyList') : answer.json;
  return { status, body: JSON.stringify(json), type: JSON_TYPE };
}

/** The answer of a rule with a status code. */
export function statusAnswer(rule: FaultRule, status: number): Answer {
  if (status < 300) return { status, text: '' };
  return { status, json: { [rule.messageField ?? 'message']: rule.message ?? defaultMessage(status) } };
}

/** Creates the response from a serialised answer. */
export function toResponse(
  { status, body, type }: Rendered,
  headers: Readonly<Record<string, string>>,
): HttpResponse<string> {
  const all = { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' };
  const bare = status === 204 || status === 205 || status === 304;
  return new HttpResponse(bare ? null : body, { status, headers: all });
}

/** A response whose connection breaks after half of the body; needs a real connection. */
export function cutResponse(
  { status, body, type }: Rendered,
  headers: Readonly<Record<string, string>>,
): Response {
  const bytes = new TextEncoder().encode(body);
  const half = bytes.slice(0, Math.ceil(bytes.length / 2));
  let sent = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new Error('the answer is cut here'));
      else controller.enqueue(half);
      sent = true;
    },
  });
  return new HttpResponse<ReadableStream>(stream, {
    status,
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.length) },
  });
}
