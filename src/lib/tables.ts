export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

export function mapRows<Key extends string, Row, Made>(
  table: Readonly<Record<Key, Row>>,
  make: (row: Row, key: Key) => Made,
): Record<Key, Made> {
  return Object.fromEntries(keysOf(table).map((key) => [key, make(table[key], key)])) as Record<Key, Made>;
}
