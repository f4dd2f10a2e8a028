import type { LinkProps } from 'react-router-dom';
import { OVERLAY_ENTRY, withoutOverlay } from '../../config/overlayAddress';
import type { PerfumeKey } from '../../config/perfumes';
import { writeCompared } from '../../model/comparison';

/**
 * A link that opens a comparison over the current list: its search and sort stay, and closing returns to it.
 * @param query the address's query
 */
export function comparedOver(
  query: string,
  perfumes: readonly PerfumeKey[],
): Pick<LinkProps, 'to' | 'state'> {
  const next = withoutOverlay(query);
  next.set('compare', writeCompared(perfumes));
  return { to: { search: next.toString() }, state: OVERLAY_ENTRY };
}
