/** Made when names are first compared: a slow phone takes 40 ms or more for it. */
let byName: Intl.Collator | undefined;

/** Names in order, one for each group of equal names; and for each name the one that represents its group. */
const ordered: string[] = [];
const standsUnder = new Map<string, string>();

function place(name: string): void {
  byName ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = ordered[middle] ?? '';
    const difference = byName.compare(name, other);
    if (difference === 0) {
      standsUnder.set(name, other);
      return;
    }
    if (difference < 0) to = middle;
    else from = middle + 1;
  }
  ordered.splice(from, 0, name);
  standsUnder.set(name, name);
}

/**
 * Sorts names as they arrive, page by page: comparing thousands at once by the language's rules would block a slow
 * phone for a quarter of a second.
 */
export function noteNames(named: readonly { name: string }[]): void {
  for (const { name } of named) if (!standsUnder.has(name)) place(name);
}

/** The place of each name in their order; names that differ in case and accents alone share one, and 2 is before 10. */
export function nameRanks(named: readonly { name: string }[]): (name: string) => number {
  noteNames(named);
  const ranks = new Map(ordered.map((name, rank) => [name, rank]));
  return (name) => ranks.get(standsUnder.get(name) ?? name) ?? 0;
}
