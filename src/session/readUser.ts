import type { User } from '../model/user';
import { firstId, isRow, text } from '../api/values';
import type { Reading } from '../api/parse';

/** '..' would change the path that contains it, and a lone surrogate can't be percent-encoded. */
function isUsable(id: string): boolean {
  return id !== '' && !/^\.+$|\p{Surrogate}/u.test(id);
}

function usableIds(candidates: readonly unknown[]): string[] {
  return [...new Set(candidates.map((id) => firstId(id)).filter(isUsable))];
}

/** The ids of a user or profile in order of precedence, each once. What can't be an id is left out. */
export function idsOf(user: Readonly<Record<string, unknown>>): string[] {
  return usableIds([user._id, user.id, user.userId]);
}

/**
 * Reads a user: the id is _id, id or userId. There is no schema for this, because the first
 * load reads the stored user and should not load valibot.
 * @param reading counts the texts that are cut
 * @returns null for anything without an id
 */
export function readUser(user: unknown, reading?: Reading): User | null {
  if (!isRow(user)) return null;
  const [id, ...otherIds] = idsOf(user);
  if (id === undefined) return null;
  return withOtherIds({ id, name: text(user.name, reading), email: text(user.email, reading) }, otherIds);
}

/** Reads a user as this shop has stored it. @returns null for anything without an id */
export function readStoredUser(stored: unknown): User | null {
  const user = readUser(stored);
  if (!user || !isRow(stored) || !Array.isArray(stored.otherIds)) return user;
  return withOtherIds(user, usableIds(stored.otherIds));
}

function withOtherIds(user: User, otherIds: readonly string[]): User {
  return otherIds.length > 0 ? { ...user, otherIds } : user;
}

/**
 * Reads a token, of which some servers send the whole header 'Bearer abc'.
 * @returns undefined for what no header can contain: anything but visible ASCII
 */
export function readToken(sent: string): string | undefined {
  const token = sent.trim().replace(/^Bearer\s+/i, '');
  return /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}
