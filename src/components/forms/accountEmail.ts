import { isEmail } from '../../model/validation';
import type { Kept } from './keptTexts';

/** The e-mail that login, registration and Forgot password hand to one another. */
const KEY = 'account.email';

/** Of the login form, which takes user names too. */
export const loginEmail: Kept = { key: KEY };
export const accountEmail: Kept = { key: KEY, fits: isEmail };
