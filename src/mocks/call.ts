import { Refusal } from './answers';
import type { Fault } from './faults';
import type { JsonObject } from './json';
import type { Account, Sandbox } from './types';
import { now } from './sandboxes';

/** A request as the calls' answerers see it. */
export interface Call {
  sandbox: Sandbox;
  url: URL;
  params: Readonly<Record<string, string>>;
  fields: JsonObject;
  token: string | null;
  /** What goes wrong with this request; a call looks at it only where its own rows depend on it. */
  fault: Fault;
  /** Makes the whole address of a picture's name, on the server that was asked. */
  picture: (name: string) => string;
}

/** The token of an Authorization header, or null. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * The account that a request comes from.
 * @throws Refusal 401 without a token that is known and still good
 */
export function requireAccount({ sandbox, token }: Call): Account {
  const session = token === null ? undefined : sandbox.tokens.get(token);
  const account = sandbox.accounts.find(({ id }) => id === session?.userId);
  if (!session || !account) throw new Refusal(401, 'Please log in to continue.');
  if (session.expiresAt <= now(sandbox)) {
    throw new Refusal(401, 'Your session has expired. Please log in again.');
  }
  return account;
}

/**
 * The account that a request comes from, when it is the one that it is about.
 * @param userId the id that the request names; '' names none, which is allowed
 * @throws Refusal 401 as above, 403 when the id is another's
 */
export function requireOwner(call: Call, userId: string): Account {
  const account = requireAccount(call);
  if (userId !== '' && userId !== account.id) {
    throw new Refusal(403, 'You are not allowed to see or change this account.');
  }
  return account;
}

/**
 * A positive whole number of the query.
 * @throws Refusal 400 for anything else
 */
export function countParameter(url: URL, name: string, usual: number): number {
  const text = url.searchParams.get(name);
  if (text === null) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Refusal(400, `${name} must be a positive whole number.`);
  return Number(text);
}
