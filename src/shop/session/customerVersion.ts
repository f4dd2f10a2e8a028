let changes = 0;

/** Counts that a customer has left: logged out, or was replaced by another. Called by the session. */
export function countCustomerChange(): void {
  changes += 1;
}

/**
 * A text that differs after each departure and after each reload. As a component's key it discards typed text.
 * Navigation states carry it, because they outlive a logout and a reload.
 */
export const customerVersion = (): string => `${performance.timeOrigin} ${changes}`;
