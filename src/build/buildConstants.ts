import type { Env, Hosting } from '../config/parseEnv';

/** What Vite writes into the code in place of the names that stand for settings. */
export function buildConstants(env: Env, { reportUrl, eventsModule }: Hosting): Record<string, string> {
  return {
    __ENV__: JSON.stringify(env),
    __REPORT_URL__: JSON.stringify(reportUrl),
    __EVENTS__: String(eventsModule !== null),
  };
}
