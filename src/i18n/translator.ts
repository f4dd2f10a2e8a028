type Values = Readonly<Record<string, string | number>>;

/**
 * Makes the translate function of one English table. English is the only language and so the fallback
 * (behaviour 1.1); a key that the table lacks fails the type check.
 * @param table flat keys such as `navbar.home`; `{name}` in a text is filled from `values`
 */
export function translator<Table extends Readonly<Record<string, string>>>(table: Table) {
  return (key: keyof Table & string, values?: Values): string => {
    const text: string = table[key] ?? key;
    return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  };
}
