import { connectSession, type CallAuth } from '#api/connection';
import { bearer } from '#api/endpoints';
import { ApiError } from '#api/errors';
import { STORAGE_KEYS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { subscribeToStorage, readJson, readStored, removeStored, writeJson, writeStored } from '#lib/storage';
import { createStore } from '#lib/store';
import { removeAllAlerts } from '#ui/alerts/alertStore';
import { exchangeCustomer } from './customer';
import { forgetDisplaced, keepWantedFor } from './customerStorage';
import { forgetResetEmail } from './resetEmail';
import { hasExpired, readToken, readUser, type Session } from './user';

/**
 * The only module that writes the session: in memory, mirrored to local storage under the keys `user`, `token` and
 * `userId`. The program in a page's head reads it there too (boot/storedCustomer.ts).
 */

/** How long to wait for another tab that is logging in to write its token. */
const LOGIN_WRITTEN_WITHIN_MS = 1000;

/** The session; null for a guest. */
export const sessionStore = createStore<Session | null>(null);

export const getSession = sessionStore.get;

let accountCalls = new AbortController();

/** Reads the stored session and removes garbage. A lone user or token stays: another tab may write the other. */
function readSession(): Session | null {
  const storedToken = readStored(STORAGE_KEYS.token);
  const stored = readJson(STORAGE_KEYS.user);
  const token = storedToken === null ? undefined : readToken(storedToken);
  const user = readUser(stored);
  if (storedToken !== null && token === undefined) removeStored(STORAGE_KEYS.token);
  if (stored !== undefined && !user) removeStored(STORAGE_KEYS.user);
  return user && token !== undefined ? { user, token } : null;
}

/** The customer whose session the API has ended, until the next login. */
let endedUserId: string | undefined;

function forgetCartAndLastOrder(): void {
  removeStored(STORAGE_KEYS.cart);
  removeStored(STORAGE_KEYS.lastOrder);
}

/**
 * Changes the session, after storage has changed, in this order: a customer who leaves is exchanged, so that nothing kept
 * for one (`perCustomer`) is found any more, and the customer's calls are aborted; calls about accounts are aborted, but
 * not after a refusal; alerts are removed, unless it is the same customer; then the page renders.
 * @param isRefused whether the API has ended the session
 */
function change(next: Session | null, isRefused = false): void {
  const before = getSession();
  const isSameCustomer = before?.user.id === next?.user.id;
  if (isSameCustomer && before?.token === next?.token) return;
  const userId = before?.user.id ?? endedUserId;
  endedUserId = isRefused ? userId : undefined;
  if (userId !== undefined && userId !== next?.user.id) exchangeCustomer(isRefused);
  // A login that is on its way when the API ends a session goes on.
  if (!isRefused) renewAccountSignal();
  // The alert about a placed order stays after a 401: the customer must still learn of it.
  if (!isSameCustomer) removeAllAlerts(isRefused ? 'placed' : undefined);
  sessionStore.set(next);
}

/**
 * A signal for the calls of login, registration and recovery, whose late answer must not count for another session. Each
 * change of the session but a refusal by the API aborts it, and so does {@link renewAccountSignal}.
 */
export const accountSignal = (): AbortSignal => accountCalls.signal;

/** Aborts the signal and returns a new one: a login or registration replaces earlier ones. */
export function renewAccountSignal(): AbortSignal {
  accountCalls.abort(new ApiError('aborted'));
  accountCalls = new AbortController();
  return accountCalls.signal;
}

/**
 * Starts a session and stores it. The token is removed first and written last, so that other tabs never read one customer
 * with another one's token. Another customer's cart, last order, wishes and e-mail of a reset are removed.
 */
export function startSession(session: Session): void {
  const { id, email } = session.user;
  const former = getSession()?.user.id ?? readStored(STORAGE_KEYS.userId);
  if (former !== id) {
    forgetCartAndLastOrder();
    // A guest's wishes are the new customer's; another customer's are not.
    if (getSession()) removeStored(STORAGE_KEYS.wanted);
  }
  forgetResetEmail((kept) => kept.trim().toLowerCase() === email.toLowerCase());
  removeStored(STORAGE_KEYS.token);
  writeJson(STORAGE_KEYS.user, session.user);
  writeStored(STORAGE_KEYS.userId, session.user.id);
  writeStored(STORAGE_KEYS.token, session.token);
  change(session);
}

/**
 * Ends the session: removes user, token and userId, and everything in storage that the next person at this browser must
 * not see: the cart's mirror, the last order, what a guest wanted, the e-mail of a reset, saved perfumes and lost rows.
 * @param refusedCall the call whose 401 or 403 ends it; none for a logout. What was wanted, saved perfumes and lost rows stay
 *     then: the customer is still there. A recovery's call keeps its e-mail.
 */
export function endSession(refusedCall?: CallAuth): void {
  const { id } = getSession()?.user ?? {};
  clearStored(refusedCall && id, refusedCall?.onUnauthorizedKeep === 'reset');
  if (!refusedCall && id !== undefined) forgetDisplaced(id);
  change(null, refusedCall !== undefined);
}

/** Is the stored token for a moment when the API has ended the session: other tabs know by it that this is no logout. */
const ENDED = '';

/** @param stayingId of a customer who is still there: saved perfumes and what was wanted stay then */
function clearStored(stayingId: string | undefined, keepsResetEmail = false): void {
  removeStored(STORAGE_KEYS.user);
  if (stayingId !== undefined) writeStored(STORAGE_KEYS.token, ENDED);
  removeStored(STORAGE_KEYS.token);
  removeStored(STORAGE_KEYS.userId);
  forgetCartAndLastOrder();
  if (stayingId !== undefined) keepWantedFor(stayingId);
  else {
    removeStored(STORAGE_KEYS.wanted);
    removeStored(STORAGE_KEYS.saved);
  }
  if (!keepsResetEmail) forgetResetEmail();
}

/** How many perfumes are saved in this browser. */
export function countSaved(): number {
  const stored = readJson(STORAGE_KEYS.saved);
  const ids = isObject(stored) ? stored.ids : stored;
  return Array.isArray(ids) ? ids.length : 0;
}

let expiredAtStart = false;

/** Whether the visit began with a stored session that had ended by its token's own `exp`. */
export const wasExpiredAtStart = (): boolean => expiredAtStart;

/** Reads the session from storage when a visit begins. One that has ended by its token's own `exp` is removed. */
export function beginVisit(): void {
  const { token = '', user } = readSession() ?? {};
  expiredAtStart = hasExpired(token);
  if (expiredAtStart) clearStored(user?.id);
  refreshSession();
}

/**
 * Reads the session from storage, where another tab may have changed it. When a token ended is the API's to judge.
 * @param isRefused whether the API has ended it there
 */
export function refreshSession(isRefused = false): void {
  const next = readSession();
  const current = getSession();
  if (current && current.user.id !== next?.user.id) {
    // The other tab has cleared local storage, which the tabs share; session storage belongs to this tab.
    removeStored(STORAGE_KEYS.resetEmail, 'session');
  }
  change(next, isRefused && !next);
}

/** Whether another tab may be logging in: there is a user without a token. A logout removes the user first. */
function isLoginHalfWritten(): boolean {
  return readStored(STORAGE_KEYS.token) === null && readStored(STORAGE_KEYS.user) !== null;
}

/** Follows session changes of other tabs. */
export function subscribeToOtherTabs(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = subscribeToStorage((key, written) => {
    if (key !== STORAGE_KEYS.token && key !== null) return;
    clearTimeout(timer);
    if (isLoginHalfWritten()) timer = setTimeout(refreshSession, LOGIN_WRITTEN_WITHIN_MS);
    else {
      refreshSession(written === ENDED);
      if (written === ENDED && !getSession()) logoutHandler?.(true, true);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * @param hasEnded whether a session has ended, which the customer is told
 * @param isElsewhere whether another tab has met the end: this one stays where it is
 */
type LogoutHandler = (hasEnded: boolean, isElsewhere?: boolean) => void;

let logoutHandler: LogoutHandler | undefined;

/**
 * Registers what follows a 401 or 403. The shop's specification calls it the logout handler; a logout does not call it.
 * @returns a function that removes it
 */
export function setLogoutHandler(next: LogoutHandler): () => void {
  logoutHandler = next;
  return () => {
    if (logoutHandler === next) logoutHandler = undefined;
  };
}

/**
 * Ends a customer's session after a 401 or 403, then calls the logout handler. An answer to an earlier token is ignored,
 * so several failures at once cause one redirect.
 * @param isLate whether another tab had time to finish its login, or its event to come
 */
export function handleUnauthorized(call: CallAuth, isLate = false): void {
  // Another tab is logging in, and its token is still to come; or it has ended the session, and its event says how.
  if (!isLate && (isLoginHalfWritten() || (getSession() && !readSession()))) {
    setTimeout(() => handleUnauthorized(call, true), LOGIN_WRITTEN_WITHIN_MS);
    return;
  }
  const { authorization, onUnauthorizedKeep } = call;
  // Another tab may have logged in, whose event has not arrived yet.
  if (readSession()) refreshSession();
  if (authorization !== bearer(getSession()?.token)) return;
  const ends = authorization !== null && onUnauthorizedKeep !== 'session';
  // The session ends first: its end removes alerts, and the handler shows one.
  if (ends) endSession(call);
  logoutHandler?.(ends);
}

connectSession({ token: () => getSession()?.token ?? null, onUnauthorized: handleUnauthorized });
