import type { CDPSession } from '@playwright/test';

/** Reads a trace of Chromium for what keeps the main thread of a page. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of the processor, what other programs took not counted. */
  tdur?: number;
  args?: { name?: string; data?: { functionName?: string; url?: string; type?: string } };
}

type Span = TraceEvent & { dur: number };

/** The longest task, in milliseconds of the processor. */
export interface LongestTask {
  longest: number;
  /** Without what hands the picture over to the compositor. */
  own: number;
  /** Its larger parts, in words. */
  parts: string;
}

const TASK = /RunTask$/;
const COMPOSITING = new Set(['Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers']);
/** Shorter parts are not named. */
const NAMED_US = 5000;

const cost = ({ dur, tdur }: Span): number => tdur ?? dur;

/** Begins a trace. @returns the function that ends and reads it */
export async function startTrace(session: CDPSession): Promise<() => Promise<LongestTask>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return longestTask(events);
  };
}

function longestTask(events: readonly TraceEvent[]): LongestTask {
  const spans = mainThread(events);
  const within = ({ ts, dur }: Span): Span[] =>
    spans.filter((span) => !TASK.test(span.name) && span.ts >= ts && span.ts + span.dur <= ts + dur);
  const ownCost = (task: Span): number =>
    within(task).reduce((left, span) => (COMPOSITING.has(span.name) ? left - cost(span) : left), cost(task));
  const tasks = spans.filter(({ name }) => TASK.test(name)).sort((a, b) => cost(b) - cost(a));
  const [heaviest] = tasks.slice(0, 20).sort((a, b) => ownCost(b) - ownCost(a));
  const parts = heaviest ? within(heaviest).filter((span) => cost(span) >= NAMED_US) : [];
  return {
    longest: tasks[0] ? cost(tasks[0]) / 1000 : 0,
    own: heaviest ? ownCost(heaviest) / 1000 : 0,
    parts: parts.map(inWords).join(', '),
  };
}

/** The spans of the busiest page's main thread. */
function mainThread(events: readonly TraceEvent[]): Span[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const spansOf = ({ pid, tid }: TraceEvent): Span[] =>
    events.filter(
      (event): event is Span =>
        event.pid === pid && event.tid === tid && event.ph === 'X' && event.dur !== undefined,
    );
  return threads.map(spansOf).sort((a, b) => b.length - a.length)[0] ?? [];
}

function inWords(span: Span): string {
  const { name, args } = span;
  const what = args?.data?.functionName ?? args?.data?.type ?? args?.data?.url?.split('/').at(-1);
  return `${name}${what ? ` (${what})` : ''} ${(cost(span) / 1000).toFixed(0)}`;
}
