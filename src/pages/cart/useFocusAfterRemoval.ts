import { useEffect, useState, type RefObject } from 'react';

/** Where the focus goes when the element that had it is gone. */
export interface Landing {
  /** It takes the focus, so it has a tabIndex of -1. */
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /**
   * Moves the focus with the next render.
   * @param row the Remove button of this row, or of the last; without it, or without rows, the heading
   */
  land: (row?: number) => void;
}

/** Marks a row's Remove button. */
export const REMOVE_MARK = { 'data-remove': '' } as const;
const REMOVE_BUTTONS = '[data-remove]';

/** Keeps the focus on the page through removals (behaviour 11.6). */
export function useFocusAfterRemoval(heading: Landing['heading'], list: Landing['list']): Landing['land'] {
  const [landing, setLanding] = useState<{ row: number | undefined } | null>(null);
  useEffect(() => {
    if (!landing) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(REMOVE_BUTTONS) ?? [];
    const row = landing.row === undefined ? undefined : buttons[Math.min(landing.row, buttons.length - 1)];
    (row ?? heading.current)?.focus();
  }, [landing, heading, list]);
  return (row) => setLanding({ row });
}
