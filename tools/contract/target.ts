import { endpoints, fillPath, TOKEN_HEADER } from '../../src/api/endpoints';
import type { ApiCall } from './contract';

/** In the spelling of `Headers`. */
export const TOKEN_NAME = TOKEN_HEADER.toLowerCase();

/** A server, and the client that calls it. */
export interface Target {
  /** The address that the shop calls {host}. */
  base: string;
  /** The shop's origin, for CORS. */
  origin: string;
  /** Sends a request; rejects as `fetch` does. */
  ask: (request: Request) => Promise<Response>;
}

/** The data that a call sends. */
export interface Sent {
  userId?: string;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  token?: string;
}

/** The answer; status 0 if there was none. */
export interface Answer {
  call: ApiCall;
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown;
  curl: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a shell command, without tokens and passwords. */
function curlOf(request: Request, body: string | undefined): string {
  const shown = body?.replace(
    /("?(?:password|newPassword|confirmPassword|confirm_password)"?[:=]"?)[^"&]*/g,
    '$1…',
  );
  const headers = [...request.headers].map(([name, value]) =>
    name === TOKEN_NAME ? `-H "${TOKEN_HEADER}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    `curl -i -X ${request.method} ${quoted(request.url)}`,
    ...headers,
    ...(shown === undefined ? [] : [`-d ${quoted(shown)}`]),
  ].join(' ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function exchange(target: Target, call: ApiCall, request: Request, body?: string): Promise<Answer> {
  const curl = curlOf(request, body);
  try {
    const response = await target.ask(request);
    const { status, headers } = response;
    return { call, status, headers, body: parsed(await response.text()), curl };
  } catch {
    return { call, status: 0, headers: new Headers(), body: undefined, curl };
  }
}

function addressOf({ base }: Target, call: ApiCall, { userId = '', query }: Sent): string {
  const template = endpoints[call];
  const path = template.includes(':userId')
    ? fillPath(template as `${string}:userId${string}`, userId)
    : template;
  return base + path + (query ? `?${new URLSearchParams(query).toString()}` : '');
}

/** Makes a call in the way the shop does. */
export function askFor(target: Target, call: ApiCall, method: string, sent: Sent): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', origin: target.origin };
  if (sent.token !== undefined) headers[TOKEN_HEADER] = `Bearer ${sent.token}`;
  if (sent.json !== undefined) headers['content-type'] = 'application/json';
  if (sent.form) headers['content-type'] = 'application/x-www-form-urlencoded';
  const body = sent.form ? new URLSearchParams(sent.form).toString() : sent.json && JSON.stringify(sent.json);
  const text = typeof body === 'string' ? body : undefined;
  const init = { method, headers, ...(text !== undefined && { body: text }) };
  return exchange(target, call, new Request(addressOf(target, call, sent), init), text);
}

/** Sends a preflight, as a browser does. */
export function preflight(target: Target, call: ApiCall, method: string, userId: string): Promise<Answer> {
  const headers = {
    origin: target.origin,
    'access-control-request-method': method,
    'access-control-request-headers': `${TOKEN_NAME},content-type`,
  };
  const request = new Request(addressOf(target, call, { userId }), { method: 'OPTIONS', headers });
  return exchange(target, call, request);
}
