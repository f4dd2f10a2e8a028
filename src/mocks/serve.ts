import { HttpResponse } from 'msw';
import { TOKEN_HEADER } from '../api/endpoints';
import { Refusal, type Answer } from './answers';
import { bearerToken, type Call } from './call';
import { corsHeaders } from './cors';
import { consumeRule, type CallName, type FaultRule } from './faults';
import type { Json } from './json';
import { cutResponse, render, statusAnswer, toResponse } from './render';
import { fieldsOf, parseBody } from './requestBody';
import { logAnswer, logRequest } from './requestLog';
import { pictureUrl } from './seed/catalogue';
import type { Sandbox } from './types';
import { sandboxOf } from './sandboxes';

/** One call of the API: its method and its answer. */
export interface Route {
  method: 'get' | 'post' | 'delete';
  answer: (call: Call) => Answer;
}

/** A real connection can break in the middle of an answer, an intercepted request only at once. */
export type Network = 'http' | 'intercepted';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until hanging requests are released or the client leaves; false breaks the connection. */
function hang(sandbox: Sandbox, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const letGo = (answer: boolean): void => {
      sandbox.hanging.delete(letGo);
      resolve(answer);
    };
    sandbox.hanging.add(letGo);
    signal.addEventListener('abort', () => letGo(false), { once: true });
  });
}

function readable(text: string, contentType: string | null): Json {
  try {
    return parseBody(text, contentType);
  } catch {
    return null;
  }
}

/** The call's answer without a fault. A refusal is also an answer. */
function answerOf(route: Route, call: Omit<Call, 'fields'>, text: string, type: string | null): Answer {
  try {
    return route.answer({ ...call, fields: fieldsOf(parseBody(text, type)) });
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: { message: error.message } };
    throw error;
  }
}

/** The fault of this request. */
function ruleFor(sandbox: Sandbox, name: CallName, query: URLSearchParams): FaultRule | undefined {
  const rule = consumeRule(sandbox.faults, name, query);
  sandbox.faults = sandbox.faults.filter(({ times }) => times !== 0);
  return rule;
}

async function respond(
  name: CallName,
  route: Route,
  request: Request,
  userId: string,
  text: string,
  sandbox: Sandbox,
  network: Network,
): Promise<Response> {
  const url = new URL(request.url);
  const rule = ruleFor(sandbox, name, url.searchParams);
  const fault = rule?.fault ?? 'none';
  const headers = corsHeaders(request);
  if (rule?.delay) await pause(rule.delay);
  if (fault === 'hang' && !(await hang(sandbox, request.signal))) return HttpResponse.error();
  if (fault === 'reset') return HttpResponse.error();
  if (rule && typeof fault === 'number') {
    return toResponse(render(statusAnswer(rule, fault), 'none'), headers);
  }
  const token = bearerToken(request.headers.get(TOKEN_HEADER));
  const picture = (name: string): string => pictureUrl(url.origin, name);
  const contentType = request.headers.get('content-type');
  const answer = answerOf(route, { sandbox, url, userId, token, fault, picture }, text, contentType);
  const rendered = render(answer, fault);
  if (fault === 'lost') return HttpResponse.error();
  if (rule && fault === 'gateway') return toResponse(render(statusAnswer(rule, 504), 'none'), headers);
  if (fault === 'cut') return network === 'http' ? cutResponse(rendered, headers) : HttpResponse.error();
  return toResponse(rendered, headers);
}

/** Answers a call in the request's sandbox, with its faults, and logs it. */
export async function serve(
  name: CallName,
  route: Route,
  request: Request,
  userId: string,
  network: Network,
): Promise<Response> {
  const sandbox = sandboxOf(request);
  const text = await request.text();
  const entry = logRequest(sandbox, name, request, readable(text, request.headers.get('content-type')));
  const leave = (): void => {
    entry.aborted = true;
  };
  request.signal.addEventListener('abort', leave, { once: true });
  const response = await respond(name, route, request, userId, text, sandbox, network);
  await logAnswer(entry, response);
  request.signal.removeEventListener('abort', leave);
  entry.status = response.status;
  return response;
}
