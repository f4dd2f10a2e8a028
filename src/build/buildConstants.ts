import type { Env, Hosting } from '../config/parseEnv';

/** The values that Vite substitutes for the names of build constants. */
export function buildConstants(env: Env, { reportUrl, eventsModule }: Hosting): Record<string, string> {
  return {
    __ENV__: JSON.stringify(env),
    __REPORT_URL__: JSON.stringify(reportUrl),
    __EVENTS__: String(eventsModule !== null),
  };
}
