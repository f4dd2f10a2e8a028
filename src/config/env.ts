import type { Env } from './parseEnv';

declare const __ENV__: Env;

declare global {
  /**
   * Where faults are reported, or null. It is used by this name everywhere: only then can the build drop all code
   * that depends on it where it is null.
   */
  const __REPORT_URL__: string | null;
  /** Whether the owner's analytics are built in; used by this name everywhere, as above. */
  const __EVENTS__: boolean;
}

/** The settings that the build was made with; checked by parseEnv when it was made. */
export const env: Env = __ENV__;
