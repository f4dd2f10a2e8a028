let isLeaving = false;

/** Notes whether a navigation waits for the code of its page. Only the history calls it. */
export function setLeaving(next: boolean): void {
  isLeaving = next;
}

/** Whether the user is still on this page, and has not asked for another one: a late answer must not lead away. */
export const isStillAt = (pathname: string): boolean => !isLeaving && window.location.pathname === pathname;
