/**
 * The state of the browser's current history entry, which React Router stores as `usr`. The router's own
 * location may lag behind it.
 */
export function entryState(): unknown {
  return (window.history.state as { usr?: unknown } | null)?.usr;
}
