/** Returns a function that takes lists, each without the addresses of those before, and with `most` rows at most. */
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
