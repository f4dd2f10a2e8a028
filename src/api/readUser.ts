import type { User } from '../model/user';
import { firstId, isRow, text } from './fields';

/**
 * Reads a user's id: _id, id or userId (behaviour 17.4). An id that can't be part of a path counts as missing:
 * '..' would change the path, and a lone surrogate can't be percent-encoded.
 * @returns '' for anything else
 */
export function readUserId(user: unknown): string {
  if (!isRow(user)) return '';
  const id = firstId(user._id, user.id, user.userId);
  return /^\.+$|\p{Surrogate}/u.test(id) ? '' : id;
}

/**
 * Reads a user. There is no schema for this, because the first load reads the stored user and should not load
 * valibot.
 * @returns null without an id
 */
export function readUser(user: unknown): User | null {
  const id = readUserId(user);
  return isRow(user) && id !== '' ? { id, name: text(user.name), email: text(user.email) } : null;
}

/** Whether a text can be a token. A header value may contain only visible ASCII. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
