const REGION_ID = 'announcements';

/** The attributes of the page's polite live region. The layout mounts it once. */
export const announcementRegion = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

export function announce(text: string): void {
  if (!document.querySelector('dialog[open]')) write(text);
  // A closing dialog takes its region with it. After two frames the page's region is heard again.
  else requestAnimationFrame(() => requestAnimationFrame(() => write(text)));
}

/** Writes to the region that is heard: an open dialog makes the page's inert, so each has its own. */
function write(text: string): void {
  const inDialogs = document.querySelectorAll('dialog[open] > [aria-live]');
  const region = inDialogs[inDialogs.length - 1] ?? document.getElementById(REGION_ID);
  if (!region) return;
  // A live region speaks only when its content changes, so a repeated text gets a trailing space.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
