import { env } from '../config/env';

/** The whole address of a path of the API. */
export function apiAddress(path: string): string {
  return new URL(env.apiHost || '/', window.location.href).href.replace(/\/$/, '') + path;
}
