import { STORAGE_KEYS } from '#config/constants';
import { hasExpired, readToken, readUser, type Session } from '#shop/session/user';

/** The stored session, by the same rules as in the app; undefined if there is none or storage is denied. */
export function storedCustomer(): Session | undefined {
  try {
    const token = readToken(localStorage.getItem(STORAGE_KEYS.token) ?? '');
    const user = readUser(JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null'));
    return user && token !== undefined && !hasExpired(token) ? { user, token } : undefined;
  } catch {
    return undefined;
  }
}
