import { sendReport } from '../lib/sendReport';
import { routeOf } from './routes';
import type * as Vitals from './vitals';

/**
 * Fault reports, for an owner who has set VITE_REPORT_URL. They contain the kind of fault,
 * the page, and the position in the shop's own code, but never the page's full address, a message or anything
 * else that could identify a person.
 */

/** The maximum number of reports per visit, web vitals included. */
const MAX_REPORTS = 10;

/** A report, as JSON. `page` is a path of the route table, without the query. */
type Report =
  | { kind: 'error'; name: string; at: readonly string[] }
  | { kind: 'code'; file: string }
  | { kind: 'vitals'; [metric: string]: string | number };

const sent = new Set<string>();
let address: string | null = null;

/** Sends each report once, at most ten per visit. Never throws; sends nothing if no address is set. */
export function report(fault: Report): void {
  try {
    const body = JSON.stringify({ page: routeOf(window.location.pathname).path, ...fault });
    if (address === null || sent.size >= MAX_REPORTS || sent.has(body)) return;
    sent.add(body);
    sendReport(address, body);
  } catch {
    // The browser refused the request.
  }
}

/** Finds the shop's files in a text, with line and column if given. */
function filesIn(text: string): string[] {
  const own = text.matchAll(/\/assets\/([\w.-]+\.(?:js|css)(?::\d+:\d+)?)/g);
  return Array.from(own, ([, file = '']) => file);
}

/** Reports an error's class and position, not its message, which may quote typed text. */
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
 * Starts reporting faults, and measures the visit once the page has loaded.
 * @param to the address that receives the reports
 * @param loadVitals loads the module that measures
 */
export function startReports(to: string, loadVitals: () => Promise<typeof Vitals>): void {
  address = to;
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  // Vite sends this event when a module could not be loaded.
  window.addEventListener('vite:preloadError', reportCode);
  const measure = (): void =>
    void loadVitals()
      .then(({ measureVisit }) => measureVisit((values) => report({ kind: 'vitals', ...values })))
      .catch(() => undefined);
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure);
}
