import { trackEvent } from '#lib/events';

/** Tells the owner's module of errors: their class and their place in the shop's code, never what was typed. */

/** The maximum number of errors of a visit: one that repeats with another place each time must not flood the owner. */
const MAX_ERRORS = 10;
const reported = new Set<string>();

/** Finds the shop's files in a text, with line and column if given. */
function filesIn(text: string): string[] {
  const own = text.matchAll(/\/assets\/([\w.-]+\.(?:js|css)(?::\d+:\d+)?)/g);
  return Array.from(own, ([, file = '']) => file);
}

/** Tells an error once. Its message is left out, because it may quote typed text. */
export function trackError(thrown: unknown): void {
  if (!(thrown instanceof Error)) return;
  const name = /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : 'Error';
  // A stack without places, as of code that could not be loaded: the message has the file.
  const places = filesIn(thrown.stack ?? '');
  const at = (places.length > 0 ? places : filesIn(thrown.message)).slice(0, 5);
  const key = [name, ...at].join(' ');
  if (reported.size >= MAX_ERRORS || reported.has(key)) return;
  reported.add(key);
  trackEvent('error', { name, at });
}

/** Tells every error that nobody catches, and code that could not be loaded. */
export function trackUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => trackError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => trackError(reason));
  // Vite sends this event when a module could not be loaded.
  const missing = ({ payload }: Event & { payload?: unknown }): void => trackError(payload);
  window.addEventListener('vite:preloadError', missing);
}
