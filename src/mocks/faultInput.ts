import { endpoints } from '../api/endpoints';
import { Refusal } from './answers';
import { FAULT_KINDS, type CallName, type Fault, type FaultRule } from './faults';
import { textField } from './requestBody';
import { isObject, type Json } from './json';

const CALL_NAMES: readonly string[] = [...Object.keys(endpoints), 'email', 'animation', '*'];

const isCallName = (value: Json | undefined): value is CallName | '*' =>
  typeof value === 'string' && CALL_NAMES.includes(value);

const isFault = (value: Json | undefined): value is Fault =>
  FAULT_KINDS.some((kind) => kind === value) ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599);

/** A whole number from 0, or undefined when the field is missing. @throws Refusal 400 for anything else */
function count(value: Json | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Refusal(400, `${name} must be a whole number.`);
}

/**
 * Checks a rule that came over HTTP.
 * @throws Refusal 400 that says what is wrong, so that a typing error fails its test at once
 */
export function readRule(input: Json): FaultRule {
  const fields = isObject(input) ? input : {};
  const { endpoint, fault, message, messageField, query } = fields;
  if (!isCallName(endpoint)) throw new Refusal(400, `endpoint must be one of ${CALL_NAMES.join(', ')}.`);
  if (!isFault(fault))
    throw new Refusal(400, `fault must be a status code or one of ${FAULT_KINDS.join(', ')}.`);
  const rule: FaultRule = { endpoint, fault };
  if (typeof message === 'string') rule.message = message;
  if (messageField === 'error' || messageField === 'message') rule.messageField = messageField;
  if (isObject(query)) {
    rule.query = Object.fromEntries(Object.keys(query).map((name) => [name, textField(query, name)]));
  }
  const delay = count(fields.delay, 'delay');
  const times = count(fields.times, 'times');
  if (delay !== undefined) rule.delay = delay;
  if (times !== undefined) rule.times = times;
  return rule;
}
