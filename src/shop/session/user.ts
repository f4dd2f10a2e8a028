import type { Fields } from '#api/answers';
import { firstId, readText } from '#api/fields';
import { isObject } from '#lib/isObject';

export interface User {
  id: string;
  name: string;
  email: string;
}

export interface Session {
  user: User;
  token: string;
}

/** '..' would change the path that contains it, and a lone surrogate can't be percent-encoded. */
function isUsable(id: string): boolean {
  return id !== '' && !/^\.+$|\p{Surrogate}/u.test(id);
}

/** The id of a user or profile: _id, else id, else userId. What can't be an id is skipped; '' if there is none. */
export function idOf(user: Fields): string {
  return [user._id, user.id, user.userId].map((id) => firstId(id)).find(isUsable) ?? '';
}

/**
 * Reads a user, from an answer or from storage.
 * @returns null for anything without an id
 */
export function readUser(user: unknown): User | null {
  if (!isObject(user)) return null;
  const id = idOf(user);
  if (id === '') return null;
  return { id, name: readText(user.name), email: readText(user.email) };
}

const TEN_MINUTES_MS = 600_000;

/** Whether a token is a JWT that has ended more than ten minutes ago by its own `exp`. Any other is the API's to judge. */
export function hasExpired(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = isObject(claims) ? claims.exp : undefined;
    return typeof exp === 'number' && exp * 1000 < Date.now() - TEN_MINUTES_MS;
  } catch {
    return false;
  }
}

/**
 * Reads a token, of which some servers send the whole header 'Bearer abc'.
 * @returns undefined for what no header can contain: anything but visible ASCII
 */
export function readToken(sent: string): string | undefined {
  const token = sent.trim().replace(/^Bearer\s+/i, '');
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}
