const REGION_ID = 'announcements';

/** The attributes of the page's polite live region; the frame mounts it once. */
export const announcementRegion = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

/** Announces a text politely to screen readers, such as the number of matches. */
export function announce(text: string): void {
  if (!document.querySelector('dialog[open]')) write(text);
  // The dialog may be about to close, and its region to go. In the second frame the page can be heard again.
  else requestAnimationFrame(() => requestAnimationFrame(() => write(text)));
}

/** Writes where it is heard: an open dialog makes the page's region inert, so each has one of its own. */
function write(text: string): void {
  const inDialogs = document.querySelectorAll('dialog[open] > [aria-live]');
  const region = inDialogs[inDialogs.length - 1] ?? document.getElementById(REGION_ID);
  if (!region) return;
  // The same text twice is announced twice: a live region speaks only when its content changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
