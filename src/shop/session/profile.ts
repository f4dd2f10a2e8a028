import * as v from 'valibot';
import type { User } from './user';
import { isRow, text } from '../../api/values';
import { parseAnswer, type Reading } from '../../api/parse';
import { idOf } from './readUser';
import { endpoints, reads } from '../../api/endpoints';
import { row } from '../../api/schemas';
import { send } from '../../api/client';

/** The profile is the answer itself, or its `user` field. */
const profileSchema = (reading: Reading) =>
  v.pipe(
    row,
    v.transform((body): User => {
      const profile = isRow(body.user) ? body.user : body;
      return { id: idOf(profile), name: text(profile.name, reading), email: text(profile.email, reading) };
    }),
    v.check(({ id, name, email }) => id + name + email !== '', 'no id, name or email'),
  );

/**
 * Fetches the customer's profile. A field that the answer lacks is ''.
 * @throws ApiError
 */
export async function fetchProfile(signal?: AbortSignal): Promise<User> {
  const body = await send({ method: 'GET', ...reads.profile(), signal });
  return parseAnswer(profileSchema, body, `GET ${endpoints.profile}`);
}
