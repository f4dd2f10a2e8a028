import { endpoints } from '../../src/api/endpoints';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { answerRequest } from '../../src/mocks/server';
import type { Json } from '../../src/mocks/json';

export const ORIGIN = 'http://shop.test';
const API = ORIGIN + MOCK_API_PATH;

export interface Question {
  json?: Json;
  form?: Record<string, string>;
  /** A body that is sent unchanged, for malformed ones. */
  raw?: string;
  token?: string;
  sandbox?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined if the body is not JSON. */
  body: unknown;
}

function bodyOf({ json, form, raw }: Question): { body: string; type: string } | undefined {
  if (form) return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  return raw === undefined ? undefined : { body: raw, type: 'application/json' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends a request to the mock as a program over HTTP would, without a network.
 * @param path after {host}, or a whole address
 */
export async function ask(method: string, path: string, question: Question = {}): Promise<Reply> {
  const sent = bodyOf(question);
  const headers = new Headers(question.headers);
  if (sent && !headers.has('content-type')) headers.set('content-type', sent.type);
  if (question.token !== undefined) headers.set('authorization', `Bearer ${question.token}`);
  if (question.sandbox !== undefined) headers.set('x-mock-sandbox', question.sandbox);
  const request = new Request(path.startsWith('http') ? path : API + path, {
    method,
    headers,
    ...(sent && { body: sent.body }),
    ...(question.signal && { signal: question.signal }),
  });
  const response = await answerRequest(request);
  const text = response.status === 0 ? '' : await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** Runs one of the mock's own controls. */
export function control(action: string, json: Json = {}, sandbox?: string): Promise<Reply> {
  const question = { json, ...(sandbox !== undefined && { sandbox }) };
  return ask('POST', `${ORIGIN}/__mock/${action}`, question);
}

function login(email: string, password: string, sandbox?: string): Promise<Reply> {
  return ask('POST', endpoints.login, {
    json: { email, password },
    ...(sandbox !== undefined && { sandbox }),
  });
}

/** Logs in. @returns the token */
export async function logIn(email: string, password: string, sandbox?: string): Promise<string> {
  return ((await login(email, password, sandbox)).body as { token: string }).token;
}

/** Whether an account can log in with a password. */
export async function canLogIn(email: string, password: string, sandbox?: string): Promise<boolean> {
  return (await login(email, password, sandbox)).status === 200;
}
