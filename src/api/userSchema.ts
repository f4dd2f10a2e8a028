import * as v from 'valibot';
import { firstId, row, text } from './fields';

/**
 * A user: the id is read from _id, id or userId (behaviour 17.4). An id that can't stand in a path counts as none:
 * dots alone would leave their segment, and a lone surrogate can't be percent-encoded.
 */
export const userSchema = v.pipe(
  row,
  v.transform((user) => ({
    id: firstId(user._id, user.id, user.userId),
    name: text(user.name),
    email: text(user.email),
  })),
  v.check((user) => user.id !== '' && !/^\.+$|\p{Surrogate}/u.test(user.id), 'no _id, id or userId'),
);

/** Whether a text can be a token: the header that carries it takes nothing but visible ASCII. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
