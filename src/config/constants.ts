/** The shop's numbers. Times are in milliseconds. */

export const CAROUSEL_INTERVAL_MS = 5000;
export const SEARCH_SUGGESTION_LIMIT = 8;
export const PAGE_SIZE = 10;
export const REQUEST_TIMEOUT_MS = 30_000;
export const MESSAGE_MAX_LENGTH = 500;
export const OTP_LENGTH = 6;
export const OTP_MIN = 100_000;
export const OTP_MAX = 999_999;
export const OTP_RESEND_WAIT_MS = 60_000;
export const RESET_REDIRECT_MS = 1500;
export const NOTIFY_CONFIRMATION_MS = 3000;
export const LOADING_MORE_MS = 500;

/** The longest time between the two presses of a double click. */
export const DOUBLE_PRESS_MS = 500;
/** When the words of a running call appear, and when they say that it takes long. */
export const WAIT_MS = 1000;
export const LONG_WAIT_MS = 10_000;
export const SEARCH_DEBOUNCE_MS = 300;
/** The maximum number of pages that a sort or price filter loads automatically. */
export const AUTO_LOAD_PAGE_LIMIT = 50;
/** The maximum number of rows that a list loads while someone scrolls. */
export const SCROLLED_ROW_LIMIT = 1000;
export const ALERT_LIMIT = 3;
export const SERVER_TEXT_MAX_LENGTH = 200;
/** The limits of one answer; the rest is truncated. */
export const ANSWER_MAX_ROWS = 10_000;
export const ANSWER_TEXT_MAX_LENGTH = 10_000;
/** The maximum number of calls by Put my cart back; each call adds one piece. */
export const ADD_CALL_LIMIT = 100;
/** A tab that comes back reads the cart again if it last did so longer ago. */
export const CART_FRESH_MS = 60_000;
/** How long Checkout waits for the cart that it reads anew. */
export const ORDER_READING_MS = 3000;
/** How long an order is kept whose outcome is unknown, or which the cart still has. */
export const PENDING_MS = 24 * 60 * 60_000;
export const DEFAULT_QUANTITY = 1;
export const PAYMENT_METHOD = 'Online';
export const PAYMENT_STATUS = 'Successful';

export const STORAGE_KEYS = {
  user: 'user',
  token: 'token',
  userId: 'userId',
  cart: 'cart',
  lastOrder: 'lastOrder',
  resetEmail: 'resetEmail',
  rememberedEmail: 'rememberedEmail',
  saved: 'saved',
  pending: 'pending',
  wanted: 'wanted',
} as const;

export const PLACEHOLDER_IMAGE = '/placeholder.svg';
/** The drawing for a set of samples. */
export const PLACEHOLDER_SET_IMAGE = '/placeholder-set.svg';
