import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { media } from '../config/media';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useOnChange } from './useOnChange';

/** The phone's menu: a popover, which the browser opens and closes by its button, Escape and a press beside it. */
export const MENU_ID = 'navigation';

const popover = (): HTMLElement | null => document.getElementById(MENU_ID);

/** The event does not bubble, so it is caught on its way down. */
function onToggle(listener: () => void): () => void {
  document.addEventListener('toggle', listener, { capture: true });
  return () => document.removeEventListener('toggle', listener, { capture: true });
}

/** Whether the menu is open, also if it was opened before the app ran. A navigation and a wide window close it. */
export function useMenuOpen(): boolean {
  const { key } = useLocation();
  const isWide = useMediaQuery(media.desktop);
  useOnChange(`${key} ${isWide}`, () => popover()?.hidePopover());
  return useSyncExternalStore(
    onToggle,
    () => popover()?.matches(':popover-open') ?? false,
    () => false,
  );
}

/** Closes the menu at once, so that the focus can move into the page, which is inert meanwhile. */
export function closeMenu(): void {
  popover()?.hidePopover();
  // The browser tells it later.
  flushSync(() => void document.dispatchEvent(new Event('toggle')));
}
