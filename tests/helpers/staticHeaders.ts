/** The paths of a block of `_headers`, and what it sets on them or, with '!', takes away. */
export interface HeaderBlock {
  pattern: RegExp;
  set: readonly (readonly [name: string, value: string])[];
  unset: readonly string[];
}

function patternOf(path: string): RegExp {
  const escaped = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

/**
 * Reads a `_headers` file: a path on a line of its own ('*' stands for anything, ':name' for one part), its
 * headers indented below.
 * @throws Error for a line that means nothing, so that a mistake in the build is seen
 */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: { pattern: RegExp; set: [string, string][]; unset: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      blocks.push({ pattern: patternOf(content), set: [], unset: [] });
      continue;
    }
    const block = blocks.at(-1);
    const header = /^([\w-]+):\s*(.+)$/.exec(content);
    const removed = /^!\s*([\w-]+)$/.exec(content);
    if (block && header) block.set.push([header[1] ?? '', header[2] ?? '']);
    else if (block && removed) block.unset.push(removed[1] ?? '');
    else throw new Error(`_headers: what is '${content}'?`);
  }
  return blocks;
}

/**
 * The headers for a path: all blocks that match it together. A header that two of them set has both values,
 * with a comma between, as the hosts of this convention do it.
 * @returns lower-case names with their values
 */
export function headersFor(blocks: readonly HeaderBlock[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, unset } of blocks) {
    if (!pattern.test(path)) continue;
    for (const name of unset) headers.delete(name.toLowerCase());
    for (const [name, value] of set) {
      const key = name.toLowerCase();
      const former = headers.get(key);
      headers.set(key, former === undefined ? value : `${former}, ${value}`);
    }
  }
  return headers;
}
