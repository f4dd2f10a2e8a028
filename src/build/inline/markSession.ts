import { STORAGE_KEYS } from '../../config/constants';

/** Marks a stored session: the navigation shows the right links before the app has started. */
export function markSession(): void {
  try {
    if (localStorage.getItem(STORAGE_KEYS.token) && localStorage.getItem(STORAGE_KEYS.user)) {
      document.documentElement.dataset.session = '';
    }
  } catch {
    // Storage is denied: no session is known.
  }
}
