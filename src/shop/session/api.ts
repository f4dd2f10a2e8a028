import { readAnswer, type Fields } from '#api/answers';
import { endpoints, reads } from '#api/endpoints';
import { ApiError, hasStatus } from '#api/errors';
import { readText } from '#api/fields';
import { formEncoded, send, type ApiCall } from '#api/send';
import { answerMentions, showableText } from '#api/serverTexts';
import { isObject } from '#lib/isObject';
import { rememberResetEmail } from './resetEmail';
import { accountSignal, refreshSession, renewAccountSignal, startSession } from './sessionStore';
import { idOf, readToken, readUser, type Session, type User } from './user';

export function readLogin(body: Fields): (Session & { message: string | undefined }) | undefined {
  const user = readUser(body.user);
  const token = typeof body.token === 'string' ? readToken(body.token) : undefined;
  if (!user || token === undefined) return undefined;
  return { user, token, message: showableText(body.message) };
}

/**
 * Sends a login. If the server replies 400 with a message that mentions 'required',
 * the call is retried once, form-encoded.
 * @param credentials already trimmed
 * @throws ApiError; 'shape' if user or token is missing, or if the answer says `success: false`
 */
export async function sendLogin(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<Session & { message: string | undefined }> {
  const { email, password } = credentials;
  const data = { email, password };
  const call: ApiCall = { method: 'POST', url: endpoints.login, data, onUnauthorizedKeep: 'session', signal };
  let body: unknown;
  try {
    body = await send(call);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'unsuccessful')
      throw new ApiError('shape', error.status);
    if (!hasStatus(error, 400) || !answerMentions(error, /required/i)) throw error;
    body = await send({ ...call, ...formEncoded });
  }
  return readAnswer(readLogin, body);
}

/**
 * Logs in and stores the session.
 * @param credentials trimmed; the e-mail may be a user name
 * @returns the server's message, if it has one
 * @throws ApiError; 'aborted' by {@link accountSignal}
 */
export async function login(credentials: { email: string; password: string }): Promise<string | undefined> {
  const signal = renewAccountSignal();
  const { user, token, message } = await sendLogin(credentials, signal);
  // Another tab may have logged in, whose event has not arrived yet.
  refreshSession();
  signal.throwIfAborted();
  startSession({ user, token });
  return message;
}

/**
 * Creates an account. The caller logs in afterwards, so that it can tell which of the two calls failed.
 * @throws ApiError; 'aborted' by {@link accountSignal}
 */
export async function register(account: { name: string; email: string; password: string }): Promise<void> {
  const { name, email, password } = account;
  const signal = renewAccountSignal();
  await send({ method: 'POST', url: endpoints.register, data: { name, email, password }, signal });
}

/**
 * Asks the server to e-mail a one-time code for a new password, and remembers the e-mail for the reset.
 * @throws ApiError; 'aborted' by {@link accountSignal}
 */
export async function requestReset(email: string): Promise<void> {
  const signal = accountSignal();
  const data = { email };
  await send({ method: 'POST', url: endpoints.forgotPassword, data, onUnauthorizedKeep: 'reset', signal });
  rememberResetEmail(email);
}

/** Reads a profile: the answer itself, or its `user` field. It has an id, a name or an e-mail. */
export function readProfile(body: Fields): User | undefined {
  const profile = isObject(body.user) ? body.user : body;
  const user = { id: idOf(profile), name: readText(profile.name), email: readText(profile.email) };
  return user.id + user.name + user.email === '' ? undefined : user;
}

/** Fetches the profile; a field that the answer lacks is ''. @throws ApiError */
export async function fetchProfile(signal?: AbortSignal): Promise<User> {
  const body = await send({ method: 'GET', ...reads.profile(), signal });
  return readAnswer(readProfile, body);
}
