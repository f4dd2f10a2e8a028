import * as v from 'valibot';
import { answerMentions, showableText } from '../../api/answers';
import { endpoints, reads } from '../../api/endpoints';
import { ApiError, hasStatus } from '../../api/errors';
import { readText } from '../../api/fields';
import { parseAnswer, rowSchema } from '../../api/parse';
import { send, sendForm } from '../../api/send';
import { isObject } from '../../lib/isObject';
import { refreshSession, restartSessionSignal, startSession } from './sessionStore';
import { idOf, readToken, readUser, type Session, type User } from './user';

/** A login's answer: user and token, and the server's message. */
export const loginSchema = v.pipe(
  rowSchema,
  v.transform(({ user, token, message }) => ({ user, token, message: showableText(message) })),
  v.object({
    user: v.pipe(v.unknown(), v.transform(readUser), v.custom<User>(Boolean)),
    token: v.pipe(v.string(), v.transform(readToken), v.string()),
    message: v.optional(v.string()),
  }),
);

/**
 * Sends a login. If the server replies 400 with a message that mentions 'required',
 * the call is retried once, form-encoded.
 * @param credentials already trimmed
 * @param signal cancels it
 * @throws ApiError; 'shape' if user or token is missing, or if the answer says `success: false`
 */
export async function sendLogin(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<Session & { message: string | undefined }> {
  const fields = { email: credentials.email, password: credentials.password };
  const options = { onUnauthorizedKeep: 'session', signal } as const;
  let body: unknown;
  try {
    body = await send({ method: 'POST', url: endpoints.login, data: fields, ...options });
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'unsuccessful')
      throw new ApiError('shape', error.status);
    if (!hasStatus(error, 400) || !answerMentions(error, /required/i)) throw error;
    body = await sendForm(endpoints.login, fields, options);
  }
  const { user, token, message } = parseAnswer(loginSchema, body);
  return { user, token, message };
}

/**
 * Logs in and stores the session.
 * @param credentials trimmed; the e-mail may be a user name
 * @returns the server's message, if it has one
 * @throws ApiError; 'aborted' if a session has started or ended meanwhile, or a newer login was sent
 */
export async function login(credentials: { email: string; password: string }): Promise<string | undefined> {
  const signal = restartSessionSignal();
  const { user, token, message } = await sendLogin(credentials, signal);
  // Another tab may have logged in, whose event has not arrived yet.
  refreshSession();
  signal.throwIfAborted();
  startSession({ user, token });
  return message;
}

/**
 * Creates an account. The caller logs in afterwards, so that it can tell which of the two calls failed.
 * @throws ApiError; 'aborted' if a session has started or ended meanwhile, or a newer call was sent
 */
export async function register(account: { name: string; email: string; password: string }): Promise<void> {
  const { name, email, password } = account;
  const signal = restartSessionSignal();
  await send({ method: 'POST', url: endpoints.register, data: { name, email, password }, signal });
}

/** The profile is the answer itself, or its `user` field. */
export const profileSchema = v.pipe(
  rowSchema,
  v.transform((body): User => {
    const profile = isObject(body.user) ? body.user : body;
    return { id: idOf(profile), name: readText(profile.name), email: readText(profile.email) };
  }),
  v.check(({ id, name, email }) => id + name + email !== '', 'no id, name or email'),
);

/**
 * Fetches the customer's profile. A field that the answer lacks is ''.
 * @throws ApiError
 */
export async function fetchProfile(signal?: AbortSignal): Promise<User> {
  const body = await send({ method: 'GET', ...reads.profile(), signal });
  return parseAnswer(profileSchema, body);
}
