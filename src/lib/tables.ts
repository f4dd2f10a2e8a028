/** The keys of a table in its own order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** A table with the same keys, and for each row what is made of it. */
export function mapRows<Key extends string, Row, Made>(
  table: Readonly<Record<Key, Row>>,
  make: (row: Row, key: Key) => Made,
): Record<Key, Made> {
  return Object.fromEntries(keysOf(table).map((key) => [key, make(table[key], key)])) as Record<Key, Made>;
}

/**
 * The row of a key.
 * @throws Error for a key that the table lacks, however it got past the type check
 */
export function rowOf<Key extends string, Row>(table: Readonly<Record<Key, Row>>, key: Key): Row {
  if (!Object.hasOwn(table, key)) throw new Error(`there is no '${key}' among ${keysOf(table).join(', ')}`);
  return table[key];
}
