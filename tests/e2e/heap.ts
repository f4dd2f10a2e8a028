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
  const [name, edgeCount] = ['name', 'edge_count'].map((field) => meta.node_fields.indexOf(field));
  const [type, key, target] = ['type', 'name_or_index', 'to_node'].map((field) =>
    meta.edge_fields.indexOf(field),
  );
  const at = (list: readonly number[], row: number, column = 0): number => list[row + column] ?? 0;

  const firstEdges: number[] = [];
  for (let node = 0, edge = 0; node < nodes.length; node += nodeSize) {
    firstEdges.push(edge);
    edge += at(nodes, node, edgeCount) * edgeSize;
  }

  const texts = new Set<string>();
  const reached = new Set([0]);
  // A set goes on to what is added to it meanwhile.
  for (const node of reached) {
    texts.add(strings[at(nodes, node, name)] ?? '');
    const first = at(firstEdges, node / nodeSize);
    for (let edge = first; edge < first + at(nodes, node, edgeCount) * edgeSize; edge += edgeSize) {
      const kind = meta.edge_types[0][at(edges, edge, type)];
      const to = at(edges, edge, target);
      if (kind === 'property') texts.add(strings[at(edges, edge, key)] ?? '');
      if (kind !== 'weak' && !KEPT_BY_CHROMIUM.test(strings[at(nodes, to, name)] ?? '')) reached.add(to);
    }
  }
  return texts;
}

/** Which of the texts the page's scripts still hold, after a garbage collection. */
export async function inMemory(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = [...textsOf(await takeSnapshot(page))];
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)));
}
