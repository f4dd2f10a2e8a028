/** The `_headers` file of static hosts: blocks of a path pattern and the headers of what matches it. */
export interface HeaderBlock {
  /** A path that may end in `*`. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** A host of this convention leaves out longer lines, and with the line what it says. */
const LONGEST_LINE = 2000;

/**
 * Writes the blocks as the hosts read them.
 * @throws Error for a header that is too long for one of them
 */
export function writeHeadersFile(blocks: readonly HeaderBlock[]): string {
  for (const [name, value] of blocks.flatMap(({ headers }) => Object.entries(headers))) {
    const length = `  ${name}: ${value}`.length;
    if (length >= LONGEST_LINE)
      throw new Error(
        `_headers: the line of ${name} has ${String(length)} characters, and must stay under ${String(LONGEST_LINE)}`,
      );
  }
  return blocks
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Reads a `_headers` file. */
export function parseHeadersFile(text: string): HeaderBlock[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const pairs = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      return { pattern: pattern.trim(), headers: Object.fromEntries(pairs) };
    });
}

/** The headers of an address: those of all blocks that match it, the last one of a name counts. */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
  const matching = blocks.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
