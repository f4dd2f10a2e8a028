const REGION_ID = 'announcements';

/** The attributes of the one polite live region; the frame mounts it once. */
export const announcementRegion = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

/** Announces a text politely to screen readers, such as the number of matches. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (!region) return;
  // The same text twice is announced twice: a live region speaks only when its content changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
