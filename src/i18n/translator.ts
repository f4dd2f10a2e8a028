type Values = Readonly<Record<string, string | number>>;
/** The key before a plural's ending: `navbar.cart.items` for `navbar.cart.items.one` and `.other`. */
type Counted<Key> = Key extends `${infer Base}.other` ? Base : never;

/**
 * Creates the translate function of one English table. English is the only language and the fallback. A key that the
 * table lacks fails the type check.
 * @param table flat keys such as `navbar.home`; `{name}` in a text is filled from `values`. A text that
 * depends on a count has two keys, ending in `one` and `other`; pass the part before the ending.
 */
export function translator<Table extends Readonly<Record<string, string>>>(table: Table) {
  type Key = keyof Table & string;
  function t(key: Counted<Key>, values: Values & { count: number }): string;
  function t(key: Key, values?: Values): string;
  function t(key: string, values?: Values): string {
    const text = table[key] ?? table[`${key}.${values?.count === 1 ? 'one' : 'other'}`] ?? key;
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  }
  return t;
}
