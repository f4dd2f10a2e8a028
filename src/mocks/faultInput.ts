import { endpoints } from '../api/endpoints';
import { Refusal } from './answers';
import { countField, knownFields } from './controlInput';
import { FAULT_KINDS, type CallName, type Fault, type FaultRule } from './faults';
import { isObject, type Json } from './json';
import { textField } from './requestBody';

/** Every call that a rule can mean. */
export const CALL_NAMES: readonly (CallName | '*')[] = [
  '*',
  ...(Object.keys(endpoints) as CallName[]),
  'email',
  'animation',
];

/** The fields of a rule, with what each is for. */
export const RULE_FIELDS = {
  endpoint: `which call: ${CALL_NAMES.join(', ')}`,
  fault: `a status code (200 to 599) or one of ${FAULT_KINDS.join(', ')}`,
  message: "the text of a status code's answer",
  messageField: "the field that holds it: 'message' (the default) or 'error'",
  delay: 'milliseconds to wait first',
  query: 'only requests with these query parameters, such as {"page": "2"} or page=2',
  times: 'for so many requests; without it until it is taken back',
} as const;

function readFault(value: Json | undefined): Fault {
  const kind = FAULT_KINDS.find((known) => known === value);
  if (kind !== undefined) return kind;
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  if (typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new Refusal(400, `fault must be ${RULE_FIELDS.fault}.`);
}

function readQuery(value: Json): Record<string, string> {
  if (typeof value === 'string') return Object.fromEntries(new URLSearchParams(value));
  if (!isObject(value)) throw new Refusal(400, 'query must be an object of texts, or a text such as page=2.');
  return Object.fromEntries(Object.keys(value).map((name) => [name, textField(value, name)]));
}

/**
 * Checks a rule that came over HTTP.
 * @throws Refusal 400 that says what is wrong, so that a typing error fails its test at once
 */
export function readRule(input: Json): FaultRule {
  const fields = knownFields('fault', input, RULE_FIELDS);
  const { message, messageField, query } = fields;
  const endpoint = CALL_NAMES.find((name) => name === fields.endpoint);
  if (endpoint === undefined) throw new Refusal(400, `endpoint must be one of ${CALL_NAMES.join(', ')}.`);
  const rule: FaultRule = { endpoint, fault: readFault(fields.fault) };
  if (message !== undefined) {
    if (typeof message !== 'string') throw new Refusal(400, 'message must be a text.');
    rule.message = message;
  }
  if (messageField !== undefined) {
    if (messageField !== 'error' && messageField !== 'message')
      throw new Refusal(400, "messageField must be 'message' or 'error'.");
    rule.messageField = messageField;
  }
  if (query !== undefined) rule.query = readQuery(query);
  const delay = countField(fields, 'delay');
  const times = countField(fields, 'times');
  if (delay !== undefined) rule.delay = delay;
  if (times !== undefined) rule.times = times;
  return rule;
}
