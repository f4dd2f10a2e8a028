import type { Env } from './parseEnv';

declare const __ENV__: Env;

declare global {
  /** Whether the owner's module for events is built in. Only by this name can the build remove what depends on it. */
  const __EVENTS__: boolean;
  /** Whether the tools for browsers' agents are built in. */
  const __AGENTS__: boolean;
}

/** The settings of this build. parseEnv checked them at build time. */
export const env: Env = __ENV__;
