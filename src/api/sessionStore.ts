import { STORAGE_KEYS } from '../config/constants';
import { onOtherTabChange, readJson, readText, remove, writeJson, writeText } from '../lib/storage';
import type { Session } from '../model/user';
import { isToken, readUser } from './readUser';

/**
 * The one module that reads and writes the session: in memory, mirrored to local storage under the keys
 * `user`, `token` and `userId` (behaviour 5.20). It knows neither React nor axios, so the first load has it.
 */

/** A login in another tab has written its token by then, or has failed. */
const LOGIN_WRITTEN_WITHIN_MS = 1000;

type Listener = (session: Session | null) => void;

const listeners = new Set<Listener>();
let current: Session | null | undefined;
let departures = 0;

/** Garbage is removed. One of the two alone is not: another tab may be about to write the other. */
function restore(): Session | null {
  const token = readText(STORAGE_KEYS.token)?.trim();
  const stored = readJson(STORAGE_KEYS.user);
  const user = readUser(stored);
  if (token !== undefined && !isToken(token)) remove(STORAGE_KEYS.token);
  if (stored !== undefined && !user) remove(STORAGE_KEYS.user);
  return user && token !== undefined && isToken(token) ? { user, token } : null;
}

function forgetOrders(): void {
  remove(STORAGE_KEYS.cart);
  remove(STORAGE_KEYS.lastOrder);
}

/** @param keep whether an e-mail may stay */
function forgetReset(keep: (email: string) => boolean): void {
  for (const area of ['local', 'session'] as const) {
    const email = readText(STORAGE_KEYS.resetEmail, area);
    if (email !== null && !keep(email)) remove(STORAGE_KEYS.resetEmail, area);
  }
}

function change(next: Session | null): void {
  const before = current;
  current = next;
  if (before?.token !== next?.token || before?.user.id !== next?.user.id) {
    listeners.forEach((listener) => listener(next));
  }
}

/** The session, restored from storage on the first call: only if both user and token are there (behaviour 5.16). */
export function getSession(): Session | null {
  if (current === undefined) current = restore();
  return current;
}

/**
 * Starts a session and stores it. The token goes first and comes last: other tabs watch it alone, so they never
 * see one customer with the token of another. What storage still holds of another customer goes (behaviour 5.28).
 */
export function startSession(session: Session): void {
  const { id, email } = session.user;
  const former = getSession()?.user.id ?? readText(STORAGE_KEYS.userId);
  if (former !== id) forgetOrders();
  forgetReset((kept) => kept.trim().toLowerCase() === email.toLowerCase());
  remove(STORAGE_KEYS.token);
  writeJson(STORAGE_KEYS.user, session.user);
  writeText(STORAGE_KEYS.userId, session.user.id);
  writeText(STORAGE_KEYS.token, session.token);
  change(session);
}

/**
 * Ends the session: user, token and userId go, and with them all that the next person at this browser must
 * not see: the cart's mirror, the last order and the address of a password reset (behaviour 5.17).
 * @param keepsReset leaves that address, for a reset that is still under way
 */
export function endSession(keepsReset = false): void {
  for (const key of [STORAGE_KEYS.user, STORAGE_KEYS.token, STORAGE_KEYS.userId]) remove(key);
  forgetOrders();
  forgetReset(() => keepsReset);
  if (current) departures += 1;
  change(null);
}

/** How many customers have left since the page was loaded: logged out, or followed by another one in another tab. */
export function countDepartures(): number {
  return departures;
}

/**
 * Looks at storage again: another tab may have logged in or out, or this page comes out of the back/forward cache.
 */
export function refreshSession(): void {
  const next = restore();
  if (current && current.user.id !== next?.user.id) {
    departures += 1;
    // The other tab has emptied what the two share; this is the tab's own.
    remove(STORAGE_KEYS.resetEmail, 'session');
  }
  change(next);
}

/**
 * Calls the listener when the session becomes another one, in this tab or in another.
 * @returns the function that stops it
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In the middle of a login: the former token is gone, the new one not yet there. A logout leaves no user. */
function isHalfWay(): boolean {
  return readText(STORAGE_KEYS.token) === null && readText(STORAGE_KEYS.user) !== null;
}

/** Follows the other tabs; called once, when the app starts. */
export function followOtherTabs(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onOtherTabChange((key) => {
    if (key !== STORAGE_KEYS.token && key !== null) return;
    clearTimeout(timer);
    if (isHalfWay()) timer = setTimeout(refreshSession, LOGIN_WRITTEN_WITHIN_MS);
    else refreshSession();
  });
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) refreshSession();
  };
  window.addEventListener('pageshow', shown);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('pageshow', shown);
  };
}
