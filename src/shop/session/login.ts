import { sendLogin } from './api';
import { refreshSession, renewSessionSignal, startSession } from './sessionStore';

/**
 * Logs in and stores the session.
 * @param credentials trimmed; the e-mail may be a user name
 * @returns the server's message, if it has one
 * @throws ApiError; 'aborted' if a session has started or ended meanwhile, or a newer login was sent
 */
export async function login(credentials: { email: string; password: string }): Promise<string | undefined> {
  const signal = renewSessionSignal();
  const { user, token, message } = await sendLogin(credentials, signal);
  // Another tab may have logged in, whose event has not arrived yet.
  refreshSession();
  signal.throwIfAborted();
  startSession({ user, token });
  return message;
}
