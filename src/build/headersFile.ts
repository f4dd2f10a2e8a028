/** The `_headers` file of static hosts: blocks of a path pattern and the headers of what matches it. */
export interface HeaderBlock {
  /** A path that may end in `*`. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Writes the blocks as the hosts read them. */
export function writeHeadersFile(blocks: readonly HeaderBlock[]): string {
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
