import { sendReport } from '../lib/sendReport';
import { routeOf } from './routes';
import type * as Vitals from './vitals';

/**
 * Fault reports for an owner who has set VITE_REPORT_URL (behaviour 19.22): the kind of fault, the page, and the
 * place in the shop's own code. Never the page's full address, a message or anything else that could identify a
 * person.
 */

/** The most reports of one visit, web vitals included. */
const MAX_REPORTS = 10;

/** A report, as JSON. `page` is a row of the route table, without what stands in the address. */
type Report =
  | { kind: 'error'; name: string; at: readonly string[] }
  | { kind: 'code'; file: string }
  | { kind: 'vitals'; [metric: string]: string | number };

const sent = new Set<string>();
let address: string | null = null;

/** Sends a report, each once, ten at the most. Never throws; nothing is sent where no address is set. */
export function report(fault: Report): void {
  try {
    const body = JSON.stringify({ page: routeOf(window.location.pathname).path, ...fault });
    if (address === null || sent.size >= MAX_REPORTS || sent.has(body)) return;
    sent.add(body);
    sendReport(address, body);
  } catch {
    // A browser that refuses the request.
  }
}

/** Files of the shop in a text, with line and column where there are some. */
function filesIn(text: string): string[] {
  const own = text.matchAll(/\/assets\/([\w.-]+\.(?:js|css)(?::\d+:\d+)?)/g);
  return Array.from(own, ([, file = '']) => file);
}

/** Reports what was thrown: its class and where, for its message may quote an answer or what was typed. */
export function reportError(thrown: unknown): void {
  if (!(thrown instanceof Error)) return;
  const name = /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : 'Error';
  report({ kind: 'error', name, at: filesIn(thrown.stack ?? '').slice(0, 5) });
}

function reportCode({ payload }: Event & { payload?: unknown }): void {
  const [file = 'unknown'] = filesIn(payload instanceof Error ? payload.message : '');
  report({ kind: 'code', file });
}

/**
 * Listens for faults from now on, and measures the visit once the page is there.
 * @param to the address that reports go to
 * @param loadVitals loads what measures
 */
export function startReports(to: string, loadVitals: () => Promise<typeof Vitals>): void {
  address = to;
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  // Of Vite: a part of the code could not be loaded.
  window.addEventListener('vite:preloadError', reportCode);
  const measure = (): void =>
    void loadVitals()
      .then(({ measureVisit }) => measureVisit((values) => report({ kind: 'vitals', ...values })))
      .catch(() => undefined);
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure);
}
