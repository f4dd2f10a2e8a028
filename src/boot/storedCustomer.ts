import { STORAGE_KEYS } from '#config/constants';
import { readUser, readToken } from '#shop/session/user';

export interface StoredCustomer {
  id: string;
  token: string;
}

/**
 * The customer whose session is stored, by the same rules as in the app; undefined if there is none or storage
 * is denied.
 */
export function storedCustomer(): StoredCustomer | undefined {
  try {
    const token = readToken(localStorage.getItem(STORAGE_KEYS.token) ?? '');
    const user = readUser(JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null'));
    return user && token !== undefined ? { id: user.id, token } : undefined;
  } catch {
    return undefined;
  }
}
