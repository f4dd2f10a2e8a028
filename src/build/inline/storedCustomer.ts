import { STORAGE_KEYS } from '../../config/constants';

interface StoredUser {
  _id?: unknown;
  id?: unknown;
  userId?: unknown;
}

/** The data of a customer that the head needs. */
export interface StoredCustomer {
  id: string;
  token: string;
}

/** The customer whose session is stored; undefined if there is none or storage is denied. */
export function storedCustomer(): StoredCustomer | undefined {
  try {
    const token = localStorage.getItem(STORAGE_KEYS.token)?.trim();
    const user = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null') as StoredUser | null;
    const id = user?._id ?? user?.id ?? user?.userId;
    const readable = typeof id === 'string' || typeof id === 'number';
    return token && readable ? { id: String(id), token } : undefined;
  } catch {
    return undefined;
  }
}
