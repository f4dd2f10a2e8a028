import { useEffect } from 'react';
import { createStore, useStore } from '#lib/store';

/** How many dialogs and menus lie over the page. */
const open = createStore(0);

/** Tells the page that something lies over it. */
export function useOverlay(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    open.set(open.get() + 1);
    return () => open.set(open.get() - 1);
  }, [isOpen]);
}

/** Whether something lies over the page: what moves in it waits. */
export const useIsCovered = (): boolean => useStore(open, (count) => count > 0, 0);
