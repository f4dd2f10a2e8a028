export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is a JSON object, neither a list nor null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Copies a JSON value and replaces every leaf (text, number, boolean, null).
 * @param change receives the leaf and the name of its field ('' at the top and in lists); returns the new
 * leaf, or undefined to remove the field
 */
export function mapLeaves(
  value: Json,
  change: (leaf: Json, key: string) => Json | undefined,
  key = '',
): Json | undefined {
  if (Array.isArray(value)) {
    return value.map((item) => mapLeaves(item, change, key)).filter((item) => item !== undefined);
  }
  if (!isObject(value)) return change(value, key);
  const mapped: JsonObject = {};
  for (const [name, item] of Object.entries(value)) {
    const changed = mapLeaves(item, change, name);
    if (changed !== undefined) mapped[name] = changed;
  }
  return mapped;
}
