let left = 0;

/** How many customers have left since the document was loaded: logged out, or replaced by another. */
export const customersLeft = (): number => left;

/** Counts a customer who leaves. Called by the session. */
export function countLeaving(): void {
  left += 1;
}

/**
 * The visit of one shopper since the document was loaded. Navigation states carry it, because they outlive a logout and
 * a reload.
 */
export const visitId = (): string => `${performance.timeOrigin} ${left}`;
