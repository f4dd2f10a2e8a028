import * as v from 'valibot';
import type { User } from '../model/user';
import { isRow, text } from './values';
import { parseAnswer, type Reading } from './parse';
import { idOf } from '../session/readUser';
import { endpoints, reads } from './endpoints';
import { row } from './schemas';
import { send } from './client';

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
