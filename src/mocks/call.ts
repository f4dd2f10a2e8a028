import { HttpResponse } from 'msw';
import { TOKEN_HEADER } from '#api/endpoints';
import { PAGE_SIZE } from '#config/constants';
import { isObject } from '#lib/isObject';
import { statusAnswer, takeRule, type CallName } from './faults';
import { sandboxOf, type Sandbox } from './store';
import type { Account, Json, JsonObject, LoggedRequest } from './types';

/** Thrown by a call that refuses a request; the text becomes the answer's message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Call {
  sandbox: Sandbox;
  url: URL;
  /** The user in the path; '' if the path contains none. */
  userId: string;
  fields: JsonObject;
  token: string | null;
}

/** Carries out a call. @returns the answer's JSON, or a whole response @throws Refusal */
export type Answer = (call: Call) => JsonObject | Response;

/** Parses a body, form-encoded or JSON; {} for an empty one. */
function parseBody(text: string, contentType: string | null): Json {
  if (contentType?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? {} : (JSON.parse(text) as Json);
}

/** A field as trimmed text; '' if it is missing or neither text nor a number. */
export function textField(fields: JsonObject, name: string): string {
  const { [name]: value } = fields;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A password as it was sent, untrimmed; '' if there is none. */
export function passwordField(fields: JsonObject, ...names: readonly string[]): string {
  const value = names.map((name) => fields[name]).find((field) => typeof field === 'string');
  return typeof value === 'string' ? value : '';
}

/** The account that sent a request. @throws Refusal 401 without a valid token */
export function requireAccount({ sandbox, token }: Call): Account {
  const userId = sandbox.tokens.get(token ?? '');
  const account = sandbox.accounts.find(({ id }) => id === userId);
  if (!account) throw new Refusal(401, 'Your session has expired. Please log in again.');
  return account;
}

/** The account that sent a request about itself. @param userId '' if the request has none @throws Refusal 401 or 403 */
export function requireOwner(call: Call, userId: string): Account {
  const account = requireAccount(call);
  if (userId !== '' && userId !== account.id)
    throw new Refusal(403, 'You are not allowed to see or change this account.');
  return account;
}

/** The id of the account that a request's body names. @throws Refusal 400 without an id, otherwise as above */
export function requireOwnerInBody(call: Call): string {
  requireAccount(call);
  const userId = textField(call.fields, 'userId');
  if (userId === '') throw new Refusal(400, 'userId is required.');
  return requireOwner(call, userId).id;
}

export function pageOf<Row>(url: URL, rows: readonly Row[]): { page: number; rows: readonly Row[] } {
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Number(url.searchParams.get('limit') ?? PAGE_SIZE);
  return { page, rows: rows.slice((page - 1) * size, page * size) };
}

/** Waits until hanging requests are released or the client leaves. */
function hang({ hanging }: Sandbox, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    hanging.add(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function log({ requests }: Sandbox, endpoint: CallName, request: Request, body: Json): LoggedRequest {
  const { pathname, searchParams } = new URL(request.url);
  const entry: LoggedRequest = {
    endpoint,
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    authorization: request.headers.get(TOKEN_HEADER),
    contentType: request.headers.get('content-type'),
    body,
    status: null,
    aborted: false,
  };
  requests.push(entry);
  request.signal.addEventListener('abort', () => {
    entry.aborted = entry.status === null;
  });
  return entry;
}

function carryOut(answer: Answer, call: Call): Response {
  try {
    const given = answer(call);
    return given instanceof Response ? given : HttpResponse.json(given);
  } catch (error) {
    if (error instanceof Refusal) return statusAnswer(error.status, { message: error.message });
    throw error;
  }
}

/** The answer to a call, or the fault that its sandbox has for it. */
async function respond(name: CallName, call: Call, answer: Answer, signal: AbortSignal): Promise<Response> {
  const { fault: first, afterHang, done, delay = 0, body } = takeRule(call.sandbox.faults, name) ?? {};
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (first === 'hang') {
    await hang(call.sandbox, signal);
    if (signal.aborted) return HttpResponse.error();
  }
  const fault = first === 'hang' ? afterHang : first;
  if (fault === undefined) return carryOut(answer, call);
  if (done) carryOut(answer, call);
  return fault === 'reset' ? HttpResponse.error() : statusAnswer(fault, body);
}

/** Answers a request in its sandbox, with the faults of its call, and logs it. */
export async function serve(
  name: CallName,
  answer: Answer,
  request: Request,
  userId: string,
): Promise<Response> {
  const sandbox = sandboxOf(request);
  const body = parseBody(await request.text(), request.headers.get('content-type'));
  const entry = log(sandbox, name, request, body);
  const token = /^Bearer +(\S+)$/i.exec(entry.authorization ?? '')?.[1] ?? null;
  const fields = isObject(body) ? body : {};
  const call = { sandbox, url: new URL(request.url), userId, token, fields };
  const response = await respond(name, call, answer, request.signal);
  entry.status = response.status;
  if (response.status > 0) response.headers.set('Cache-Control', 'no-store');
  return response;
}
