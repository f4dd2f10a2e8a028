import { STORAGE_KEYS } from '../../config/constants';

/**
 * Marks a stored session: the first frame shows the links of a customer.
 * @returns whether there is one
 */
export function markSession(): boolean {
  try {
    if (!localStorage.getItem(STORAGE_KEYS.token) || !localStorage.getItem(STORAGE_KEYS.user)) return false;
  } catch {
    // Storage is denied: no session is known.
    return false;
  }
  document.documentElement.dataset.session = '';
  return true;
}
