type Values = Readonly<Record<string, string | number>>;
/** `navbar.cart.items` of `navbar.cart.items.one` and `navbar.cart.items.other`. */
type Counted<Key> = Key extends `${infer Base}.other` ? Base : never;

const plurals = new Intl.PluralRules('en');

/**
 * Makes the translate function of one English table. English is the only language and so the fallback
 * (behaviour 1.1); a key that the table lacks fails the type check.
 * @param table flat keys such as `navbar.home`; `{name}` in a text is filled from `values`. Where a count decides,
 * the table has a key that ends in `one` and one that ends in `other`, and is asked for what stands before.
 */
export function translator<Table extends Readonly<Record<string, string>>>(table: Table) {
  type Key = keyof Table & string;
  function t(key: Counted<Key>, values: Values & { count: number }): string;
  function t(key: Key, values?: Values): string;
  function t(key: string, values?: Values): string {
    const text = table[key] ?? table[`${key}.${plurals.select(Number(values?.count))}`] ?? key;
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  }
  return t;
}
