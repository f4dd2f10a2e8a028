import { productKey } from '../model/ids';

/** Numbers the changes made to the cart here, so that a late answer can't undo what was changed after its call. */
export function createChangeLog() {
  let latest = 0;
  let clearedAt = 0;
  const removedAt = new Map<string, number>();
  return {
    /** Counts a change. */
    nextVersion: (): number => (latest += 1),
    latest: (): number => latest,
    /** The latest change took a product away. */
    noteRemoval: (productId: string): void => void removedAt.set(productKey(productId), latest),
    /** The latest change emptied the cart. */
    noteClearing: (): void => void (clearedAt = latest),
    /** Whether a product that was added by this change has not been removed since. */
    isWanted: (productId: string, addedBy: number): boolean =>
      addedBy > clearedAt && addedBy > (removedAt.get(productKey(productId)) ?? 0),
  };
}
