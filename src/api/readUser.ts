import type { User } from '../model/user';
import { firstId, isRow, text } from './fields';

/**
 * Reads a user: the id is _id, id or userId (behaviour 17.4). An id that can't be part of a path counts as
 * missing: '..' would change the path, and a lone surrogate can't be percent-encoded. There is no schema for
 * this, because the first load reads the stored user and should not load valibot.
 * @returns null for anything else
 */
export function readUser(user: unknown): User | null {
  if (!isRow(user)) return null;
  const id = firstId(user._id, user.id, user.userId);
  if (id === '' || /^\.+$|\p{Surrogate}/u.test(id)) return null;
  return { id, name: text(user.name), email: text(user.email) };
}

/** Whether a text can be a token. A header value may contain only visible ASCII. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
