import { Refusal } from './answers';
import type { Fault } from './faults';
import type { JsonObject } from './json';
import { textField } from './requestBody';
import type { Account, Sandbox } from './types';

/** A request in the form that the mock's calls receive. */
export interface Call {
  sandbox: Sandbox;
  url: URL;
  /** The user in the path; '' if the path contains none. */
  userId: string;
  fields: JsonObject;
  token: string | null;
  /** The fault of this request. A call only uses it if its own rows depend on it. */
  fault: Fault;
  /** Returns the full address of a picture, on the server that received the request. */
  picture: (name: string) => string;
}

/** The token of an Authorization header, or null. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * Returns the account that sent a request.
 * @throws Refusal 401 without a valid token
 */
export function requireAccount({ sandbox, token }: Call): Account {
  const session = token === null ? undefined : sandbox.tokens.get(token);
  const account = sandbox.accounts.find(({ id }) => id === session?.userId);
  if (!session || !account) throw new Refusal(401, 'Please log in to continue.');
  if (session.expiresAt <= Date.now()) {
    throw new Refusal(401, 'Your session has expired. Please log in again.');
  }
  return account;
}

/**
 * Returns the account that sent a request, if the request is about the same account.
 * @param userId the id in the request; '' if it contains none, which is allowed
 * @throws Refusal 401 as above, 403 if the id is another account's
 */
export function requireOwner(call: Call, userId: string): Account {
  const account = requireAccount(call);
  if (userId !== '' && userId !== account.id) {
    throw new Refusal(403, 'You are not allowed to see or change this account.');
  }
  return account;
}

/**
 * Returns the id of the account that a request's body names, if it sent the request.
 * @throws Refusal 400 without an id, otherwise as above
 */
export function requireOwnerInBody(call: Call): string {
  requireAccount(call);
  const userId = textField(call.fields, 'userId');
  if (userId === '') throw new Refusal(400, 'userId is required.');
  return requireOwner(call, userId).id;
}

/**
 * Reads a positive whole number from the query.
 * @throws Refusal 400 for anything else
 */
export function countParameter(url: URL, name: string, fallback: number): number {
  const text = url.searchParams.get(name);
  if (text === null) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Refusal(400, `${name} must be a positive whole number.`);
  return Number(text);
}
