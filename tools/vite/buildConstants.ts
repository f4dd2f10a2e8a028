import type { Env, Hosting } from '#config/parseEnv';

export function buildConstants(env: Env, { eventsModule, agents }: Hosting): Record<string, string> {
  return {
    __ENV__: JSON.stringify(env),
    __EVENTS__: String(eventsModule !== null),
    __AGENTS__: String(agents),
  };
}
