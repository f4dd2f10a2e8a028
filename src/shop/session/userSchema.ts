import * as v from 'valibot';
import type { Reading } from '../../api/parse';
import { row } from '../../api/schemas';
import { readUser } from './readUser';
import type { User } from './user';

/** A user, see {@link readUser}. */
export const userSchema = (reading?: Reading) =>
  v.pipe(
    row,
    v.rawTransform<Record<string, unknown>, User>(({ dataset, addIssue, NEVER }) => {
      const user = readUser(dataset.value, reading);
      if (user) return user;
      addIssue({ message: 'no _id, id or userId' });
      return NEVER;
    }),
  );
