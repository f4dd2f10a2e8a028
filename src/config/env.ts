import type { Env } from './parseEnv';

declare const __ENV__: Env;

declare global {
  /**
   * The address that receives fault reports, or null. Always use this name: only then can the build remove
   * the code that depends on it when it is null.
   */
  const __REPORT_URL__: string | null;
  /** Whether the owner's analytics are built in. Always use this name, for the same reason. */
  const __EVENTS__: boolean;
}

/** The settings of this build. parseEnv checked them at build time. */
export const env: Env = __ENV__;
