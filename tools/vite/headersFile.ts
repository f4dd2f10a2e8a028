/** Static hosts' `_headers` file: blocks of a path pattern and the headers of matching paths. */
export interface HeaderBlock {
  /** A path that may end in `*`. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** A host may ignore a longer line together with its header. */
const LONGEST_LINE = 2000;

/**
 * Writes the blocks as a `_headers` file.
 * @throws Error if a header is too long for one of the hosts
 */
export function writeHeadersFile(blocks: readonly HeaderBlock[]): string {
  for (const [name, value] of blocks.flatMap(({ headers }) => Object.entries(headers))) {
    const length = `  ${name}: ${value}`.length;
    if (length >= LONGEST_LINE)
      throw new Error(
        `_headers: the line of ${name} has ${length} characters, and must stay under ${LONGEST_LINE}`,
      );
  }
  return blocks
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Reads a `_headers` file.
 * @throws Error for an invalid line, so that a mistake in the build is noticed
 */
export function parseHeadersFile(text: string): HeaderBlock[] {
  const blocks: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((content) => content.trim() !== '')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const block = blocks.at(-1);
    if (line.startsWith('/')) blocks.push({ pattern: line, headers: {} });
    else if (block && header) block.headers[header[1] ?? ''] = header[2] ?? '';
    else throw new Error(`_headers: the line '${line}' is not valid`);
  }
  return blocks;
}

/**
 * The headers of an address, from all blocks that match it. If two blocks set the same header, the values are
 * joined with a comma, as these hosts do.
 */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of blocks) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const [name, value] of Object.entries(matches ? headers : {}))
      found[name] = name in found ? `${found[name] ?? ''}, ${value}` : value;
  }
  return found;
}
