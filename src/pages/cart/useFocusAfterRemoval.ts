import { useEffect, useState, type RefObject } from 'react';

/** Options for moving the focus when the focused element is removed. */
export interface FocusAfterRemoval {
  /** Can receive the focus, so it has a tabIndex of -1. */
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /**
   * Moves the focus with the next render.
   * @param row the row whose Remove button gets it, at most the last; without one, or without rows, the
   * heading
   */
  focusRow: (row?: number) => void;
}

/** Marks a row's Remove button. */
export const REMOVE_MARK = { 'data-remove': '' } as const;
const REMOVE_BUTTONS = '[data-remove]';

/** Keeps the focus on the page when rows are removed. */
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
