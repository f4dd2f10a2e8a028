import type { User } from '../model/user';
import { firstId, isRow, text } from './fields';

/** The ids of a user or profile in order of precedence, each once; what can't be an id is left out. */
export function idsOf(user: Readonly<Record<string, unknown>>): string[] {
  const others: unknown[] = Array.isArray(user.otherIds) ? user.otherIds : [];
  const ids = [user._id, user.id, user.userId, ...others].map((id) => firstId(id)).filter(isUsable);
  return [...new Set(ids)];
}

/** '..' would change the path that contains it, and a lone surrogate can't be percent-encoded. */
function isUsable(id: string): boolean {
  return id !== '' && !/^\.+$|\p{Surrogate}/u.test(id);
}

/**
 * Reads a user: the id is _id, id or userId (behaviour 17.4). There is no schema for this, because the first
 * load reads the stored user and should not load valibot.
 * @returns null for anything without an id
 */
export function readUser(user: unknown): User | null {
  if (!isRow(user)) return null;
  const [id, ...otherIds] = idsOf(user);
  if (id === undefined) return null;
  const named = { id, name: text(user.name), email: text(user.email) };
  return otherIds.length > 0 ? { ...named, otherIds } : named;
}

/**
 * Reads a token, of which some servers send the whole header 'Bearer abc'.
 * @returns undefined for what no header can contain: anything but visible ASCII
 */
export function readToken(sent: string): string | undefined {
  const token = sent.trim().replace(/^Bearer\s+/i, '');
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}
