import { useEffect, useState, type RefObject } from 'react';

/** Where the focus goes when the element that had it is gone. */
export interface FocusAfterRemoval {
  /** It takes the focus, so it has a tabIndex of -1. */
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /**
   * Moves the focus with the next render.
   * @param row the Remove button of this row, or of the last; without it, or without rows, the heading
   */
  focusRow: (row?: number) => void;
}

/** Marks a row's Remove button. */
export const REMOVE_MARK = { 'data-remove': '' } as const;
const REMOVE_BUTTONS = '[data-remove]';

/** Keeps the focus on the page through removals (behaviour 11.6). */
export function useFocusAfterRemoval(
  heading: FocusAfterRemoval['heading'],
  list: FocusAfterRemoval['list'],
): FocusAfterRemoval['focusRow'] {
  const [target, setTarget] = useState<{ row: number | undefined } | null>(null);
  useEffect(() => {
    if (!target) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(REMOVE_BUTTONS) ?? [];
    const row = target.row === undefined ? undefined : buttons[Math.min(target.row, buttons.length - 1)];
    (row ?? heading.current)?.focus();
  }, [target, heading, list]);
  return (row) => setTarget({ row });
}
