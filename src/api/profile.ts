import * as v from 'valibot';
import type { User } from '../model/user';
import { send } from './client';
import { isRow } from './fields';
import { parseAnswer } from './parse';
import { reads } from './endpoints';
import { row, userSchema } from './schemas';

/** The profile is the answer itself, or its `user` field. */
const profileSchema = v.pipe(
  row,
  v.transform((body): unknown => (isRow(body.user) ? body.user : body)),
  userSchema,
);

/**
 * Fetches the customer's profile (behaviour 16.10).
 * @param prefetch whether this is a prefetch, whose 401 or 403 is ignored
 * @throws ApiError
 */
export async function fetchProfile(signal?: AbortSignal, prefetch = false): Promise<User> {
  return parseAnswer(profileSchema, await send({ method: 'GET', ...reads.profile(), signal, prefetch }));
}
