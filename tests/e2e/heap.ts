import type { Page } from '@playwright/test';

/**
 * A heap snapshot in Chromium's format: nodes and edges are rows of numbers, and `meta` names their columns.
 */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; edge_fields: string[]; edge_types: [string[], ...unknown[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/**
 * Chromium never releases a picture that was created but never inserted into a page, nor the React tree that
 * it belongs to (docs/decisions/session-in-local-storage.md). Scripts can neither reach nor release it.
 */
const KEPT_BY_CHROMIUM = /^blink::(HTMLImageElement::ViewportChangeListener|HTMLSourceElement::Listener)$/;

async function takeSnapshot(page: Page): Promise<Snapshot> {
  const devtools = await page.context().newCDPSession(page);
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(parts.join('')) as Snapshot;
}

/**
 * Every text that is reachable from the page: strings, names of properties, and elements with their
 * attributes.
 */
function textsOf({ snapshot: { meta }, nodes, edges, strings }: Snapshot): Set<string> {
  const [nodeSize, edgeSize] = [meta.node_fields.length, meta.edge_fields.length];
  const nameColumn = meta.node_fields.indexOf('name');
  const countColumn = meta.node_fields.indexOf('edge_count');
  const keyColumn = meta.edge_fields.indexOf('name_or_index');
  const targetColumn = meta.edge_fields.indexOf('to_node');
  const typeColumn = meta.edge_fields.indexOf('type');
  const types = meta.edge_types[0];
  const at = (list: readonly number[], place: number): number => list[place] ?? 0;

  const firstEdges = new Map<number, number>();
  for (let node = 0, edge = 0; node < nodes.length; node += nodeSize) {
    firstEdges.set(node, edge);
    edge += at(nodes, node + countColumn) * edgeSize;
  }

  const texts = new Set<string>();
  const reached = new Set([0]);
  // Iterating a set includes entries that are added meanwhile.
  for (const node of reached) {
    const text = strings[at(nodes, node + nameColumn)] ?? '';
    if (KEPT_BY_CHROMIUM.test(text)) continue;
    texts.add(text);
    const first = firstEdges.get(node) ?? 0;
    const end = first + at(nodes, node + countColumn) * edgeSize;
    for (let edge = first; edge < end; edge += edgeSize) {
      const type = types[at(edges, edge + typeColumn)];
      if (type === 'property') texts.add(strings[at(edges, edge + keyColumn)] ?? '');
      // Skip weak edges: a collection removes what only they reach, except for what Chromium keeps.
      if (type !== 'weak') reached.add(at(edges, edge + targetColumn));
    }
  }
  return texts;
}

/** Returns the texts that the page's scripts still hold after a garbage collection. */
export async function inMemory(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = [...textsOf(await takeSnapshot(page))];
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)));
}
