import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import type { Product } from '../../model/product';

/** Whole rows in 2, 3 and 4 columns. */
export const GROUP_SIZE = 12;
const FIRST_GROUPS = 3;
/** A page adds one group at most; more come when a remembered list is shown again. */
const GROUPS_AT_ONCE = 2;

function chunk(products: readonly Product[]): (readonly Product[])[] {
  return Array.from({ length: Math.ceil(products.length / GROUP_SIZE) }, (_, index) =>
    products.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}

/**
 * Cuts a list into groups, and says which are drawn. A long list that is there at once (Back to the catalogue, a
 * sort) is drawn where the reader looks, and group by group in idle moments elsewhere, so that it answers at
 * once and can be searched and read in full soon after.
 */
export function useGroups(products: readonly Product[]) {
  const groups = useMemo(() => chunk(products), [products]);
  const total = groups.length;
  const [drawn, setDrawn] = useState(FIRST_GROUPS);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  if (total > drawn && total - drawn <= GROUPS_AT_ONCE) setDrawn(total);

  useEffect(() => {
    if (drawn >= total) return;
    return whenIdle(() => setDrawn((before) => before + 1));
  }, [drawn, total]);

  const makeReady = useCallback((index: number) => setNear((before) => new Set(before).add(index)), []);
  const isReady = (index: number): boolean => index < drawn || index === total - 1 || near.has(index);
  return { groups, isReady, makeReady };
}
