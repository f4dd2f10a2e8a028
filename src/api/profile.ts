import * as v from 'valibot';
import type { Profile } from '../model/user';
import { isRow, text } from './values';
import { parseAnswer, type Reading } from './parse';
import { idsOf } from '../session/readUser';
import { endpoints, reads } from './endpoints';
import { row } from './schemas';
import { send } from './send';

/** The profile is the answer itself, or its `user` field. */
const profileSchema = (reading: Reading) =>
  v.pipe(
    row,
    v.transform((body): Profile => {
      const profile = isRow(body.user) ? body.user : body;
      return { ids: idsOf(profile), name: text(profile.name, reading), email: text(profile.email, reading) };
    }),
    v.check(({ ids, name, email }) => ids.length > 0 || name !== '' || email !== '', 'no id, name or email'),
  );

/**
 * Fetches the customer's profile.
 * @param prefetch whether this is a prefetch, whose 401 or 403 is ignored
 * @throws ApiError
 */
export async function fetchProfile(signal?: AbortSignal, prefetch = false): Promise<Profile> {
  const body = await send({ method: 'GET', ...reads.profile(), signal, prefetch });
  return parseAnswer(profileSchema, body, `GET ${endpoints.profile}`);
}
