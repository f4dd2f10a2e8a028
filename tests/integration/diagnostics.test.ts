import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { explanation, recordCall, recordPart } from '../../src/api/diagnostics';
import { endpoints, fillPath } from '../../src/api/endpoints';
import { orderSchema } from '../../src/api/orders';
import { parseAnswer } from '../../src/api/parse';
import { productSchema } from '../../src/api/products';
import { listIn, userSchema } from '../../src/api/schemas';

const SECRET = 'Camille-4711';

function issuesOf(
  schema: v.GenericSchema,
  value: unknown,
): [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] {
  const { issues } = v.safeParse(schema, value);
  if (!issues) throw new Error('it can be read');
  return issues;
}

describe('the explanation of an unreadable answer', () => {
  it.each<[string, v.GenericSchema, unknown, string]>([
    [
      endpoints.profile,
      userSchema,
      { ident: SECRET, name: SECRET },
      `GET ${endpoints.profile}: no _id, id or userId; keys: ident, name`,
    ],
    [
      endpoints.products,
      listIn('products'),
      { rows: [SECRET] },
      `GET ${endpoints.products}: no list; keys: rows`,
    ],
    [
      endpoints.products,
      productSchema,
      { id: 'a', name: SECRET, price: SECRET },
      `GET ${endpoints.products}: price cannot be read; keys: id, name, price`,
    ],
    [
      endpoints.orders,
      orderSchema,
      { total: 1 },
      `GET ${endpoints.orders}: no _id, id or orderId; keys: total`,
    ],
    [fillPath(endpoints.cart, SECRET), listIn('products'), {}, `GET ${endpoints.cart}: no list; keys: none`],
    [endpoints.profile, userSchema, [SECRET], `GET ${endpoints.profile}: no object; a list of 1`],
  ])('of GET %s', (url, schema, answer, text) => {
    recordCall(answer, 'get', url);
    expect(explanation(answer, answer, '', issuesOf(schema, answer))).toBe(text);
  });

  it.each<[unknown, string]>([
    [SECRET, 'an answer: no object; a string'],
    ['', 'an answer: no object; nothing'],
    [null, 'an answer: no object; nothing'],
    [12, 'an answer: no object; a number'],
  ])('that is %j', (answer, text) => {
    expect(explanation(answer, answer, '', issuesOf(userSchema, answer))).toBe(text);
  });

  it('names the row', () => {
    const rows = [{ name: SECRET }];
    const answer = { products: rows };
    recordCall(answer, 'get', endpoints.products);
    recordPart(answer, rows);
    const text = explanation(rows, rows[0], 'row 1', issuesOf(productSchema, rows[0]));
    expect(text).toBe(
      `GET ${endpoints.products}, row 1: id cannot be read, price cannot be read; keys: name`,
    );
  });
});

it('the explanation is logged in development', () => {
  vi.stubEnv('MODE', 'development');
  onTestFinished(() => void vi.unstubAllEnvs());
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = { ident: SECRET };
  recordCall(answer, 'get', endpoints.profile);
  expect(() => parseAnswer(userSchema, answer)).toThrow('shape');
  const text = `GET ${endpoints.profile}: no _id, id or userId; keys: ident`;
  expect(warn).toHaveBeenCalledWith(text);
});
