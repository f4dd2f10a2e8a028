import * as v from 'valibot';
import { send, sendForm } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { ApiError } from '../../api/errors';
import { answerMentions } from '../../api/messages';
import { parseAnswer, type Reading } from '../../api/parse';
import { row } from '../../api/schemas';
import { showableText } from '../../api/serverText';
import { readToken } from './readUser';
import type { Session } from './user';
import { userSchema } from './userSchema';

const loginSchema = (reading: Reading) =>
  v.pipe(
    row,
    v.transform(({ user, token, message }) => ({ user, token, message: showableText(message) })),
    v.object({
      user: userSchema(reading),
      token: v.pipe(v.string(), v.transform(readToken), v.string()),
      message: v.optional(v.string()),
    }),
  );

/**
 * Logs in. If the server replies 400 with a message that mentions 'required',
 * the call is retried once, form-encoded.
 * @param credentials already trimmed
 * @param signal cancels it
 * @throws ApiError; 'shape' if user or token is missing, or if the answer says `success: false`
 */
export async function login(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<Session & { message: string | undefined }> {
  const fields = { email: credentials.email, password: credentials.password };
  const options = { keeps: 'session', signal } as const;
  let body: unknown;
  try {
    body = await send({ method: 'POST', url: endpoints.login, data: fields, ...options });
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'refused') throw new ApiError('shape', error.status);
    const wantsForm = error instanceof ApiError && error.status === 400 && answerMentions(error, /required/i);
    if (!wantsForm) throw error;
    body = await sendForm(endpoints.login, fields, options);
  }
  const { user, token, message } = parseAnswer(loginSchema, body, `POST ${endpoints.login}`);
  return { user, token, message };
}

/**
 * Creates an account; the caller logs in afterwards.
 * @param signal cancels it
 * @throws ApiError
 */
export async function register(
  account: { name: string; email: string; password: string },
  signal?: AbortSignal,
): Promise<void> {
  const { name, email, password } = account;
  await send({ method: 'POST', url: endpoints.register, data: { name, email, password }, signal });
}
