/** Whether Back leads to another page of this visit: React Router numbers the history entries of a visit. */
export function hasEarlierPage(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}
