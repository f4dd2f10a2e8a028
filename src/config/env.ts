import type { Env } from './parseEnv';

declare const __ENV__: Env;

/** The settings that the build was made with; checked by parseEnv when it was made. */
export const env: Env = __ENV__;
