/**
 * Marks the document with `data-narrowed` if a query narrows the catalogue to a search, the saved perfumes or
 * a list: its banner is then low. The page's head does this before the first paint.
 */
export function markNarrowed(query: string): void {
  document.documentElement.toggleAttribute('data-narrowed', /[?&](search|saved|list)=[^&]/.test(query));
}
