import { useEffect, useState, type RefObject } from 'react';

/** Moves the focus with the next render: to the Remove button of this row, or of the last one; else to the heading. */
export type FocusRow = (row?: number) => void;

/** Marks a row's Remove button. */
export const REMOVE_MARK = { 'data-remove': '' } as const;

/** Keeps the focus on the page when rows are removed. The heading has a tabIndex of -1. */
export function useFocusAfterRemoval(
  heading: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): FocusRow {
  const [target, setTarget] = useState<{ row: number | undefined } | null>(null);
  useEffect(() => {
    if (!target) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const row = target.row === undefined ? undefined : buttons[Math.min(target.row, buttons.length - 1)];
    (row ?? heading.current)?.focus();
  }, [target, heading, list]);
  return (row) => setTarget({ row });
}
