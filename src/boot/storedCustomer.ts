import { STORAGE_KEYS } from '#config/constants';
import { isObject } from '#lib/isObject';
import { hasExpired, idOf, readToken } from '#shop/session/user';

/** Whose session is stored, by the same rules as in the app; undefined if there is none or storage is denied. */
export function storedCustomer(): { userId: string; token: string } | undefined {
  try {
    const token = readToken(localStorage.getItem(STORAGE_KEYS.token) ?? '');
    const user: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null');
    const userId = isObject(user) ? idOf(user) : '';
    return userId !== '' && token !== undefined && !hasExpired(token) ? { userId, token } : undefined;
  } catch {
    return undefined;
  }
}
