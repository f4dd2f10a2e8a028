import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import { fileURLToPath } from 'node:url';
import type { endpoints } from '#api/endpoints';
import { isEmail } from '#lib/validation';

/** A call of the API, by its name in the table of endpoints. The contract has it as the operationId. */
export type ApiCall = keyof typeof endpoints;

interface Media {
  schema: SchemaObject;
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  method: string;
  path: string;
  operationId: ApiCall;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

export const CONTRACT_FILE = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url));

/** Reads the calls of docs/openapi.yaml, with every reference resolved. */
export async function loadContract(): Promise<readonly Operation[]> {
  const config = await createConfig({});
  const { bundle: document } = await bundle({ ref: CONTRACT_FILE, config, dereference: true });
  const { paths } = document.parsed as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), path })),
  );
}

/** A call of the contract. @throws Error if the contract lacks it */
export function operationOf(contract: readonly Operation[], call: ApiCall): Operation {
  const found = contract.find(({ operationId }) => operationId === call);
  if (!found) throw new Error(`the contract has no call ${call}`);
  return found;
}

export function successOf({ responses }: Operation): { status: number; media: Media } {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const media = response?.content?.['application/json'];
  if (status === undefined || !media) throw new Error('a call of the contract has no good answer');
  return { status: Number(status), media };
}

/** The contract's example of a call's body, with these values for the fields of these names, at any depth. */
export function exampleBody({ requestBody }: Operation, values: Readonly<Record<string, unknown>>): string {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  return JSON.stringify(example?.value, (name, value: unknown) => values[name] ?? value);
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addFormat('date-time', (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addFormat('email', isEmail);

export function differences(schema: SchemaObject, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) =>
    `${instancePath} ${message ?? ''}`.trim(),
  );
}
