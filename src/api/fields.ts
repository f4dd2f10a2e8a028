import { ANSWER_TEXT_MAX_LENGTH } from '#config/constants';
import { isObject } from '#lib/isObject';
import { logFailure } from '#lib/logger';
import { toCents } from '#lib/money';
import { isOwnPath } from '#lib/plainPath';
import type { Fields } from './answers';

/** Building blocks of the readers: each reads one field in the forms that servers send, and never throws. */

const isIdText = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

/** The first text or number, or ''. An id that is too long is skipped: cut off, it would be a different one. */
export function firstId(...candidates: readonly unknown[]): string {
  const ids = candidates.filter(isIdText).map((id) => String(id).trim());
  return ids.find((id) => id !== '' && id.length <= ANSWER_TEXT_MAX_LENGTH) ?? '';
}

export const HEX_24 = /^[0-9a-f]{24}$/i;

/** What two ids have in common that mean the same: the case of 24 hex digits does not count. */
export function idKey(id: string): string {
  return HEX_24.test(id) ? id.toLowerCase() : id;
}

let cutTexts = 0;

/** Logs one line for all texts that are cut in one go, which is one answer. */
function countCutText(): void {
  cutTexts += 1;
  if (cutTexts > 1) return;
  queueMicrotask(() => {
    logFailure(`Texts of an answer that were cut: ${cutTexts}`);
    cutTexts = 0;
  });
}

/** Reads a text, also from a number; else ''. One that is too long is cut, never in the middle of a character. */
export function readText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const whole = typeof value === 'string' ? value.trim() : '';
  if (whole.length <= ANSWER_TEXT_MAX_LENGTH) return whole;
  countCutText();
  return whole.slice(0, ANSWER_TEXT_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Whether a text is a whole address. Safari 16 lacks `URL.canParse`. */
function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/**
 * Accepts an address from the API only if it is safe for a picture: http(s), a path of the same origin, or `data:image/`.
 * @param picture the address, or an object with the address as `secure_url` or `url`
 * @returns the address, or null
 */
export function safeImageAddress(picture: unknown): string | null {
  const address = isObject(picture) ? (picture.secure_url ?? picture.url) : picture;
  if (typeof address !== 'string') return null;
  const text = address.trim();
  if (/^data:image\//i.test(text)) return text;
  if (/^https?:\/\/[^/\\]/i.test(text)) return isUrl(text) ? text : null;
  return isOwnPath(text) ? text : null;
}

/** The product that many servers put into a row of the cart or of an order, in the place of its id or beside it. */
const productIn = ({ productId, product }: Fields): Fields =>
  [productId, product].find((value) => isObject(value)) ?? {};

/** The largest quantity of a row. With the largest price, its sum is still an exact number of cents. */
const MAX_COUNT = 99_999;

/** Reads a whole number from 1 to 99,999, also as a text of decimal digits. Anything else is undefined. */
export function readCount(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*\d+(?:\.0+)?\s*$/.test(value);
  const number = isDigits ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MAX_COUNT
    ? number
    : undefined;
}

/** Returns the first safe address of `imageUrl`, the first of `images`, and `image`; else null. */
export function readImage(row: Fields): string | null {
  const first: unknown = Array.isArray(row.images) ? row.images[0] : undefined;
  return [row.imageUrl, first, row.image].map(safeImageAddress).find((address) => address !== null) ?? null;
}

/** Reads a row's product; what the row lacks, from the product in it. The row's `_id` and `id` are not the product's. */
export function productFields(row: Fields) {
  const product = productIn(row);
  return {
    productId: firstId(row.productId, product._id),
    name: readText(row.name) || readText(product.name),
    price: toCents(row.price) ?? toCents(product.price),
    image: readImage(row) ?? readImage(product),
    description: readText(row.description) || readText(product.description),
  };
}

/** A time stamp below this is in seconds, else in milliseconds. In seconds, it would be a date of the year 5138. */
const FIRST_MS = 1e11;

/**
 * Reads a date: a text that the browser understands, or a number (also as text) of seconds or milliseconds
 * since 1970. A year, month or day without a time ('2026-11-21') is the same in every time zone. Anything else is
 * null.
 */
export function readDate(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const words = String(value).trim();
  const dayOnly = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(words);
  if (dayOnly) {
    const [, year, month = '1', day = '1'] = dayOnly;
    const read = new Date(Number(year), Number(month) - 1, Number(day));
    // A day that does not exist would be another one, in the next month or year.
    return read.getMonth() + 1 === Number(month) && read.getDate() === Number(day) ? read : null;
  }
  const stamp = typeof value === 'number' || /^\d{9,}$/.test(words) ? Number(words) : undefined;
  const read = new Date(stamp === undefined ? words : stamp < FIRST_MS ? stamp * 1000 : stamp);
  return Number.isNaN(read.getTime()) ? null : read;
}
