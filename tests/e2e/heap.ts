import type { Page } from '@playwright/test';

/** A heap snapshot as Chromium writes it: nodes and edges are rows of numbers, whose columns `meta` names. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; edge_fields: string[]; edge_types: [string[], ...unknown[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/**
 * Chromium keeps a picture for ever that was made and never put on a page, and with it all that React has drawn and
 * thrown away (docs/decisions/session-in-local-storage.md). No script can reach it, nor let it go.
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

/** Every text that can be reached from the page: strings, names of properties, elements with their attributes. */
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
  // A set goes on to what is added to it meanwhile.
  for (const node of reached) {
    const text = strings[at(nodes, node + nameColumn)] ?? '';
    if (KEPT_BY_CHROMIUM.test(text)) continue;
    texts.add(text);
    const first = firstEdges.get(node) ?? 0;
    const end = first + at(nodes, node + countColumn) * edgeSize;
    for (let edge = first; edge < end; edge += edgeSize) {
      const type = types[at(edges, edge + typeColumn)];
      if (type === 'property') texts.add(strings[at(edges, edge + keyColumn)] ?? '');
      // What is held weakly alone is gone after a collection; to what Chromium keeps, such an edge leads all the same.
      if (type !== 'weak') reached.add(at(edges, edge + targetColumn));
    }
  }
  return texts;
}

/** Which of the texts the page's scripts still hold, after a garbage collection. */
export async function inMemory(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = [...textsOf(await takeSnapshot(page))];
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)));
}
