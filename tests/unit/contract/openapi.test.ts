import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { keysOf } from '../../../src/lib/tables';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetSandbox } from '../../../src/mocks/sandboxes';
import {
  compile,
  CONTRACT_FILE,
  loadContract,
  namesOf,
  operationsOf,
  successOf,
  type ApiCall,
  type Contract,
  type RowKind,
  type Schema,
} from '../../contract/contract';
import { judges } from '../../contract/rows';
import { METHODS } from '../../contract/target';
import { ask, logIn } from '../../helpers/askMock';

const { id, email, password } = DEMO_ACCOUNT;

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract();
});
beforeEach(() => resetSandbox());

it('the contract is valid, and its examples match its schemas (19.19)', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      // Some calls have no 4xx answer of their own, and the contact depends on who runs the server.
      'operation-4xx-response': 'error',
      'info-contact': 'off',
    },
  });
  const problems = await lint({ ref: CONTRACT_FILE, config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
  ).toEqual([]);
});

it('contains exactly the calls of the shop (19.19)', () => {
  const described = operationsOf(contract).map(({ method, path, operation }) => [
    operation.operationId,
    method,
    path.replace('{userId}', ':userId'),
  ]);
  const made = (Object.keys(METHODS) as ApiCall[]).map((call) => [call, METHODS[call], endpoints[call]]);
  expect(described.sort()).toEqual(made.sort());
});

it('has a valid example of each answer and of each request body (19.19)', () => {
  for (const { method, operation } of operationsOf(contract)) {
    expect(Object.keys(successOf(operation).media.examples ?? {}), operation.operationId).not.toEqual([]);
    const bodies = Object.values(operation.requestBody?.content ?? {});
    if (method === 'POST' || operation.operationId === 'cartDelete') expect(bodies).not.toEqual([]);
    for (const { examples } of bodies) expect(Object.keys(examples ?? {})).not.toEqual([]);
  }
});

/** The fields of a kind of row, including the tolerated names. */
function knownFields(kind: RowKind): string[] {
  const schema = contract.components.schemas[kind];
  const read = Object.entries(schema.properties ?? {}).filter(([, field]) => !field['x-ignored']);
  return [...new Set(read.flatMap(([name]) => namesOf(schema, name)))].sort();
}

/** The fields that the source of the shop's schemas reads. */
function readFields(file: string, variable: string): string[] {
  const text = readFileSync(new URL(`../../../src/api/${file}.ts`, import.meta.url), 'utf8');
  const names = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  // Every row reads its picture with the same schema.
  return text.includes(`image(${variable})`) ? [...names, 'imageUrl', 'images', 'image'] : names;
}

describe("the shop's schemas and the contract know the same fields", () => {
  it.each<[RowKind, string, string, readonly string[]]>([
    ['User', 'readUser', 'user', []],
    ['Product', 'products', 'product', []],
    ['CartLine', 'cart', 'line', []],
    // The list of items is looked up by its names.
    ['Order', 'orders', 'order', ['items', 'products']],
    ['OrderItem', 'orders', 'item', []],
  ])('%s (19.19)', (kind, file, variable, besides) => {
    const read = [...new Set([...readFields(file, variable), ...besides])];
    const isField = (name: string): boolean => !['success', 'output', 'id !== '].includes(name);
    const own = kind === 'Product' || kind === 'User' ? ['id'] : [];
    expect([...new Set([...read.filter(isField)])].sort()).toEqual(
      [...new Set([...knownFields(kind), ...own])].sort(),
    );
    expect(Object.keys(judges[kind]).sort()).toEqual(
      [...(contract.components.schemas[kind].required ?? [])].sort(),
    );
  });
});

/** The schema with no unknown fields, and without the tolerated names. */
function strict(schema: Schema): Schema {
  const { properties, items } = schema;
  const inner = {
    ...schema,
    ...(items && { items: strict(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, strict(field)]),
      ),
    }),
  };
  return properties ? { ...inner, additionalProperties: false } : inner;
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' ? Number(value.replace(/[$,]/g, '')) : value;

/** Renames the tolerated fields of a row of the mock to the contract's own names. */
function canonical(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const row: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    const used = namesOf(schema, name).find((candidate) => candidate in row);
    if (used === undefined) return [];
    const given = row[used];
    const own: unknown = used === 'images' && Array.isArray(given) ? given[0] : given;
    return [[name, canonical(name === 'price' ? asNumber(own) : own, field)]];
  });
  const known = Object.keys(schema.properties ?? {}).flatMap((name) => namesOf(schema, name));
  const others = Object.entries(row).filter(([name]) => !known.includes(name));
  return Object.fromEntries([...fields, ...others]);
}

describe("the mock's answers match the contract, field by field (19.19, 21.3)", () => {
  const productId = '6602b5d3c8ea2f6019000001';
  const item = { productId, name: 'Oud', price: 1, quantity: 1, imageUrl: 'https://a.test/x.webp' };
  const user = { userId: id };
  const CODE = '730184';

  const bodies: Partial<Record<ApiCall, object>> = {
    login: { email, password },
    register: { name: 'A', email: 'a@b.cc', password: 'x' },
    forgotPassword: { email },
    updateOtp: { email, otp: CODE },
    verifyOtp: { email, otp: CODE },
    resetPassword: { OTP: CODE, newPassword: 'Dusk-8', confirmPassword: 'Dusk-8' },
    cartAdd: { ...user, products: [{ productId, quantity: 1 }] },
    cartDelete: { ...user, productId },
    order: { ...user, items: [item], paymentMethod: 'Online', paymentStatus: 'Successful' },
  };

  it.each(keysOf(endpoints))('%s', async (call) => {
    const body = bodies[call];
    const path = `${endpoints[call].replace(':userId', id)}${call === 'orders' ? `?userId=${id}` : ''}`;
    const token = await logIn(email, password);
    const line = { ...user, products: [{ productId, quantity: 1 }] };
    if (call === 'cart' || call === 'cartDelete') await ask('POST', endpoints.cartAdd, { token, json: line });
    if (call === 'verifyOtp' || call === 'resetPassword')
      await ask('POST', endpoints.updateOtp, { json: { email, otp: CODE } });
    const found = operationsOf(contract).find(({ operation }) => operation.operationId === call);
    if (!found) throw new Error(`the contract has no ${call}`);
    const { status, media } = successOf(found.operation);
    if (body)
      expect(compile(found.operation.requestBody?.content['application/json']?.schema ?? {})(body)).toBe(
        true,
      );
    const answer = await ask(METHODS[call], path, {
      token,
      ...(body && { json: JSON.parse(JSON.stringify(body)) as never }),
    });
    expect(answer.status).toBe(status);
    const check = compile(strict(withoutPictures(media.schema)));
    check(canonical(answer.body, media.schema));
    expect(check.errors ?? []).toEqual([]);
  });

  it('refuses with a message', async () => {
    const answer = await ask('POST', endpoints.login, { json: { email, password: 'wrong' } });
    expect(Object.keys(answer.body as object)).toEqual(['message']);
  });
});

/** The mock has products without a picture. */
function withoutPictures(schema: Schema): Schema {
  const { required, properties, items } = schema;
  return {
    ...schema,
    ...(required && { required: required.filter((name) => name !== 'imageUrl') }),
    ...(items && { items: withoutPictures(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, withoutPictures(field)]),
      ),
    }),
  };
}
