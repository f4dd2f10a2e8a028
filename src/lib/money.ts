import { isObject } from './isObject';

const AMOUNT = /^(?:(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** The sign or code of the currency, before or after an amount. No other currency is taken for dollars. */
const DOLLARS = /^(?:US\$|USD|\$)\s*|\s*(?:US\$|USD|\$)$/gi;

/** The largest price: ten million dollars. */
const MAX_CENTS = 1_000_000_000;

/** Parses a price in the forms that servers send, such as '$1,250.00'. @returns whole cents, rounded half up, or null */
export function toCents(sent: unknown): number | null {
  const price = isObject(sent) ? sent.$numberDecimal : sent;
  const text =
    typeof price === 'number'
      ? decimal(price)
      : typeof price === 'string'
        ? price.trim().replace(DOLLARS, '')
        : '';
  if (!AMOUNT.test(text)) return null;
  const [whole = '', fraction = ''] = text.replace(/[,\s]/g, '').split('.');
  const digits = `${fraction}000`;
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return cents <= MAX_CENTS ? cents : null;
}

/** Removes floating-point errors such as 0.30000000000000004. */
function decimal(price: number): string {
  return Number.isFinite(price) ? Number(price.toPrecision(15)).toFixed(6) : '';
}

/** Formats cents as `$1,250.00`. A first `Intl.NumberFormat` takes a slow phone 30 ms or more. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}
