import * as v from 'valibot';
import { firstId, row, text } from './fields';

/**
 * A user: the id is read from _id, id or userId (spec 3). An id of dots alone is none: in a path it would
 * climb out of its segment.
 */
export const userSchema = v.pipe(
  row,
  v.transform((user) => ({
    id: firstId(user._id, user.id, user.userId),
    name: text(user.name),
    email: text(user.email),
  })),
  v.check((user) => user.id !== '' && !/^\.+$/.test(user.id), 'no id'),
);
