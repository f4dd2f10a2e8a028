import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { endpoints } from '../../src/api/endpoints';
import { isEmail } from '../../src/shop/forms/validation';

/** A call of the API, by its name in the table of endpoints. The contract has it as the operationId. */
export type ApiCall = keyof typeof endpoints;

/** A schema of the contract, without references. */
export interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: boolean;
  /** Other names that the shop accepts for a field. */
  'x-tolerated'?: Record<string, string[]> | string[];
  /** The shop does not read it. */
  'x-ignored'?: boolean;
}

interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  operationId: ApiCall;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The contract, with every reference resolved. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<RowKind, Schema> };
}

/** The kinds of rows in the answers. */
export type RowKind = 'User' | 'Product' | 'CartLine' | 'Order' | 'OrderItem';

export const CONTRACT_FILE = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url));

/** Reads docs/openapi.yaml. */
export async function loadContract(): Promise<Contract> {
  const config = await createConfig({});
  const { bundle: document } = await bundle({ ref: CONTRACT_FILE, config, dereference: true });
  return document.parsed as Contract;
}

/** Every call of the contract, with its address. */
export function operationsOf({ paths }: Contract): { method: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The status and the schema of a call's successful answer. */
export function successOf({ responses }: Operation): { status: number; media: Media } {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const media = response?.content?.['application/json'];
  if (status === undefined || !media) throw new Error('a call of the contract has no good answer');
  return { status: Number(status), media };
}

/**
 * A call of the contract.
 * @throws Error if the contract lacks it
 */
export function operationOf(contract: Contract, call: ApiCall): { method: string; operation: Operation } {
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === call);
  if (!found) throw new Error(`the contract has no call ${call}`);
  return found;
}

/** The contract's example of a call's body, with these values for the fields of these names, at any depth. */
export function exampleBody({ requestBody }: Operation, values: Readonly<Record<string, unknown>>): unknown {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const body: unknown = example?.value;
  return JSON.parse(JSON.stringify(body), (name, value: unknown) => values[name] ?? value) as unknown;
}

const compiled = new WeakMap<Schema, ValidateFunction>();

/** Compiles a schema once. The result reports all errors. */
export function compile(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addFormat('date-time', (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)));
  ajv.addFormat('email', isEmail);
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}
