import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/routes';
import * as constants from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { legalTargets, perfumeTargets } from '../../src/model/searchTargets';

/**
 * The tables of docs/behaviour.md are where addresses and numbers are written out; every other test takes them from
 * the shop's own tables.
 */
const chapters = readFileSync('docs/behaviour.md', 'utf8').split(/^## /m);

/** The table in a chapter: the cells of each row. */
function tableOf(chapter: string): string[][] {
  const lines = chapters.find((text) => text.startsWith(chapter))?.match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

it('the addresses are those of its table, open to those that it names (2.1, 2.9)', () => {
  const access: Readonly<Record<string, string>> = {
    everybody: 'open',
    customers: 'customer',
    'guests; customers are sent Home': 'guest',
    'whoever brings an e-mail along (6.8)': 'open',
  };
  const written = tableOf('2. Addresses and access').map(([, path, , who = '']) => [path, access[who]]);
  expect(routes.map((route) => [route.path, route.access])).toEqual(written);
  expect(Object.values(paths)).toEqual(written.map(([path]) => path));
});

it('the addresses of perfumes and legal pages show what its table says (2.1)', () => {
  const nameOf = new Map(tableOf('2. Addresses and access').map(([, path = '', name]) => [path, name]));
  for (const { path, name } of perfumeTargets) expect(nameOf.get(path), path).toBe(name);
  for (const { path } of legalTargets) expect(nameOf.get(path), path).toBe('legal text');
});

/** A number of the table, times in milliseconds: '10,000', '300 ms', '1.5 s'. */
function numberOf(text: string): number {
  const [, digits = '', unit = ''] = /^([\d.,]+) ?(m?s)?$/.exec(text) ?? [];
  return Number(digits.replace(',', '')) * (unit === 's' ? 1000 : 1);
}

it('the numbers of the constants are those of its table (7.4, 7.9, 13.3, 16.2, 14.6, 6.13, 6.21, 14.12, 11.9, 8.3)', () => {
  const written = tableOf('20. Numbers').map(([, number = '', what = '']) => [what, number]);
  const shop: Readonly<Record<string, number>> = {
    'time of a carousel slide': constants.CAROUSEL_INTERVAL_MS,
    'animation of a section': constants.REVEAL_MS,
    suggestions: constants.SEARCH_SUGGESTION_LIMIT,
    'products that the overlay shows': constants.SHOP_SUGGESTION_LIMIT,
    'rows of a page: catalogue, cart, orders': constants.PAGE_SIZE,
    'time limit of a call': constants.REQUEST_TIMEOUT_MS,
    'characters of a message': constants.MESSAGE_MAX_LENGTH,
    'characters of a code': constants.OTP_LENGTH,
    'wait for another code': constants.OTP_RESEND_WAIT_MS,
    'from reset to login': constants.RESET_REDIRECT_MS,
    'thanks of Notify Me': constants.NOTIFY_CONFIRMATION_MS,
    "'Loading more...' in the cart": constants.LOADING_MORE_MS,
    'before a skeleton pulses': 2 * constants.REVEAL_MS,
    'pause after typing': constants.SEARCH_DEBOUNCE_MS,
    'pages that a sort loads': constants.AUTO_LOAD_PAGE_LIMIT,
    alerts: constants.ALERT_LIMIT,
    "characters of a server's text": constants.SERVER_TEXT_MAX_LENGTH,
    'quantity where none is given': constants.DEFAULT_QUANTITY,
    'rows of an answer, characters of a text': constants.ANSWER_MAX_ROWS,
    'perfumes of a list': constants.LIST_LIMIT,
    'calls of Buy again and Put my cart back': constants.ADD_CALL_LIMIT,
  };
  // Both are written out in tests of their own: makeOtp.test.ts and schemas.test.ts.
  const elsewhere = ['least and greatest code', 'largest quantity'];
  const here = written.filter(([what = '']) => !elsewhere.includes(what));
  expect(Object.fromEntries(here.map(([what = '', number = '']) => [what, numberOf(number)]))).toEqual(shop);
});
