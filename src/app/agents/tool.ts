import type { Fields } from '#api/answers';
import { isObject } from '#lib/isObject';
import { tidyQuery } from '#lib/names';
import { agentText } from './agentTexts';

/** A tool of the page for the browser's agent. Browsers don't check the input against the schema. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute: (input: unknown) => Promise<object>;
}

export const READS = { readOnlyHint: true, untrustedContentHint: false };
export const READS_NAMES = { readOnlyHint: true, untrustedContentHint: true };
export const ACTS = { readOnlyHint: false, untrustedContentHint: false };

/** Why a call was refused, in words for the agent. */
export class Refusal extends Error {}

const MAX_TEXT = 300;

/** @throws Refusal if the text is missing, blank or too long */
export function requireText(input: Fields, field: string): string {
  const { [field]: value } = input;
  const text = typeof value === 'string' && value.length <= MAX_TEXT ? tidyQuery(value) : '';
  if (text === '') throw new Refusal(agentText('agents.badInput', { field }));
  return text;
}

/** The JSON schema of a text. */
export const textSchema = (field: 'wish' | 'name' | 'words' | 'product'): object => ({
  type: 'string',
  maxLength: MAX_TEXT,
  description: agentText(`agents.field.${field}`),
});

/** @param input the JSON schemas of the input's fields; the first one is required */
export function tool(
  name: 'find_perfumes' | 'get_perfume' | 'search_products' | 'get_cart' | 'add_to_cart' | 'open_page',
  annotations: Tool['annotations'],
  input: Readonly<Record<string, object>>,
  run: (input: Fields) => object | Promise<object>,
): Tool {
  return {
    name,
    description: agentText(`agents.tool.${name}`),
    inputSchema: { type: 'object', properties: input, required: Object.keys(input).slice(0, 1) },
    annotations,
    execute: async (given) => {
      try {
        return await run(isObject(given) ? given : {});
      } catch (error) {
        return { error: error instanceof Refusal ? error.message : agentText('agents.failed') };
      }
    },
  };
}
