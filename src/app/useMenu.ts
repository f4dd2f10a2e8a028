import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useOnChange } from './useOnChange';

export const MENU_ID = 'navigation';
const popover = (): HTMLElement | null => document.getElementById(MENU_ID);

/** The phone's menu: a popover, which the browser opens and closes by its button, Escape and a press beside it. */
export interface Menu {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Closes it at once, so that the focus can move into the page, which is inert meanwhile. */
  close: () => void;
}

/** The state of the phone's menu. A navigation and a wide window close it. */
export function useMenu(): Menu {
  const { key } = useLocation();
  const isWide = useMediaQuery('(width >= 1024px)');
  const [isOpen, setOpen] = useState(false);

  // It may have been opened before the app ran.
  useEffect(() => setOpen(popover()?.matches(':popover-open') ?? false), []);
  useOnChange(`${key} ${isWide}`, () => popover()?.hidePopover());

  const close = useCallback((): void => {
    popover()?.hidePopover();
    // The browser's toggle event comes later.
    flushSync(() => setOpen(false));
  }, []);
  return useMemo(() => ({ isOpen, setOpen, close }), [isOpen, close]);
}
