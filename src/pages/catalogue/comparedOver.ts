import type { LinkProps } from 'react-router-dom';
import { OVERLAY_ENTRY, withoutOverlay } from '../../config/overlayAddress';
import type { PerfumeKey } from '../../config/perfumes';
import { writeCompared } from '../../model/comparison';

/**
 * A link that compares perfumes over the list as it is: its search and sort stay, and closing leads back.
 * @param query of the address
 */
export function comparedOver(
  query: string,
  perfumes: readonly PerfumeKey[],
): Pick<LinkProps, 'to' | 'state'> {
  const next = withoutOverlay(query);
  next.set('compare', writeCompared(perfumes));
  return { to: { search: next.toString() }, state: OVERLAY_ENTRY };
}
