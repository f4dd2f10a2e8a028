/**
 * Takes lists of what is found one after the other, so that each address stands once: in the first list that has it.
 * @returns a function that takes a list, and returns what is left of it, `most` rows at most
 */
export function createDeduper(): <Row extends { path: string }>(
  rows: readonly Row[],
  most?: number,
) => Row[] {
  const shown = new Set<string>();
  return (rows, most = Infinity) => {
    const fresh = rows.filter(({ path }) => !shown.has(path)).slice(0, most);
    for (const { path } of fresh) shown.add(path);
    return fresh;
  };
}
