import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { media } from '#config/media';
import { createStore, useStore } from '#lib/store';
import { useMediaQuery } from '#lib/useMediaQuery';
import { useOnChange } from './useOnChange';

/** The phone's menu: a popover, which the browser opens by its button, and closes by it, Escape and a press outside. */
export const MENU_ID = 'navigation';

const popover = (): HTMLElement | null => document.getElementById(MENU_ID);
const hideMenu = (): void => popover()?.hidePopover();

const menu = createStore(false);
const readMenu = (): void => menu.set(popover()?.matches(':popover-open') ?? false);

/** Whether the menu is open, also if it was opened before the app ran. A navigation and a wide window close it. */
export function useMenu(): boolean {
  const { key } = useLocation();
  const isWide = useMediaQuery(media.desktop);
  useOnChange(key, hideMenu);
  useOnChange(isWide, hideMenu);
  useEffect(() => {
    readMenu();
    // The event does not bubble, so it is caught on its way down.
    document.addEventListener('toggle', readMenu, { capture: true });
    return () => document.removeEventListener('toggle', readMenu, { capture: true });
  }, []);
  return useStore(menu, (isOpen) => isOpen, false);
}

/** Closes the menu at once, so that the focus can move into the page, which is inert meanwhile. */
export function closeMenu(): void {
  hideMenu();
  // The browser sends its event later.
  flushSync(readMenu);
}
