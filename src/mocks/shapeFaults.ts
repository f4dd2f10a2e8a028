import type { FaultKind } from './faults';
import { isObject, mapLeaves, type Json, type JsonObject } from './json';

/** Names that a careless page would execute as markup, display in the wrong direction, or overflow with. */
const HOSTILE_NAMES = [
  '<img src=x onerror="window.hacked=true">',
  '<script>window.hacked=true</script>',
  '</title></script><svg onload=window.hacked=true>',
  'عطر العود الملكي',
  '\u202eבושם של לילה\u202c',
  '&lt;b&gt;Oud&lt;/b&gt; &amp; "Rose"',
  '{{constructor.constructor("window.hacked=true")()}}',
  'Musk\u0000\u200b\uFEFF 🌹 e\u0301',
  'Oud'.repeat(120),
];

const ODD_IDS = ['short', 'prod_', '../../profile', 'ZZZZZZZZZZZZZZZZZZZZZZZZ', '', 'a?b#c/d', '%2e%2e', ' '];

const ODD_IMAGES = [
  'javascript:window.hacked=true',
  'data:text/html,<script>window.hacked=true</script>',
  '//evil.example/picture.webp',
  '\\\\evil.example\\picture.webp',
  'ftp://evil.example/picture.webp',
  'not an address',
  '',
];

const ID = /^(_id|id|userId|productId)$/;
const NAME = /^(name|description|message|status|paymentStatus)$/;
const IMAGE = /^(imageUrl|image|images)$/;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function inTurn(entries: readonly string[]): () => string {
  let next = 0;
  return () => entries[next++ % entries.length] ?? '';
}

function wrongType(leaf: Json): Json {
  if (typeof leaf === 'string') return { wrong: leaf.length };
  return typeof leaf === 'number' ? [leaf] : 'neither';
}

/** Adds unknown fields to every object, including one that could pollute a prototype. */
function withExtras(value: Json): Json {
  if (Array.isArray(value)) return value.map(withExtras);
  if (!isObject(value)) return value;
  const rich: JsonObject = {};
  for (const [name, item] of Object.entries(value)) rich[name] = withExtras(item);
  rich.unexpected = { deep: [1, null, { er: true }] };
  // An assignment to `__proto__` would set the prototype instead of a field.
  for (const name of ['__proto__', 'constructor', 'toString']) {
    Object.defineProperty(rich, name, { value: { admin: true }, enumerable: true });
  }
  return rich;
}

const onNumbers =
  (change: (number: number, key: string) => Json) =>
  (leaf: Json, key: string): Json => {
    if (typeof leaf === 'number') return change(leaf, key);
    const text = typeof leaf === 'string' && key === 'price' ? Number(leaf.replace(/[$,]/g, '')) : NaN;
    return Number.isNaN(text) ? leaf : change(text, key);
  };

const onFields = (fields: RegExp, entries: readonly string[]) => {
  const next = inTurn(entries);
  return (leaf: Json, key: string): Json => (fields.test(key) && leaf !== null ? next() : leaf);
};

/** How each fault changes a normal answer's leaves; created for each answer, so that all are alike. */
const leafFaults: Partial<Record<FaultKind, () => (leaf: Json, key: string) => Json | undefined>> = {
  wrongTypes: () => wrongType,
  nulls: () => () => null,
  missing: () => () => undefined,
  badIds: () => onFields(ID, ODD_IDS),
  badImages: () => onFields(IMAGE, ODD_IMAGES),
  markup: () => onFields(NAME, HOSTILE_NAMES),
  stringNumbers: () =>
    onNumbers((number, key) => (/^(price|total)$/.test(key) ? money.format(number) : String(number))),
  NaN: () => onNumbers(() => 'NaN'),
};

/** The JSON of a normal answer, changed by a fault; other faults leave it unchanged. */
export function faultyShape(value: Json, fault: FaultKind): Json {
  if (fault === 'extra') return withExtras(value);
  const change = leafFaults[fault]?.();
  return change ? (mapLeaves(value, change) ?? {}) : value;
}
