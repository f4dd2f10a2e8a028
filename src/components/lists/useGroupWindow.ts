import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { HistoryEntryCache } from '../../lib/HistoryEntryCache';
import { useEvent } from '../../lib/useEvent';
import {
  allHeights,
  covers,
  nextRange,
  segmentsOf,
  rangeBetween,
  type Heights,
  type Segment,
  type Range,
} from './groups';

/** Groups closer to the view than this are rendered; beyond the second, they are removed. */
const DRAWN_PX = 1600;
const KEPT_PX = 3200;

/** A segment, and the `reservedHeight` of its `RowGroup`. */
export interface WindowSegment extends Segment {
  reservedHeight: number | null;
}

interface View {
  range: Range;
  heights: Heights;
  /** Only groups outside the view were added. */
  offscreen: boolean;
}
const FIRST: View = { range: { from: 0, to: 0 }, heights: [], offscreen: false };
const WHOLE: View = { range: { from: 0, to: Infinity }, heights: [], offscreen: false };

/**
 * The state of each list when its page was left, by history entry, so that Back renders the same rows and
 * heights in its first frame.
 */
const remembered = new HistoryEntryCache<View>();

/**
 * Chooses which groups of a long list are in the document: those near the view, and the focused one with its
 * neighbours. Empty boxes of the same height replace the others (behaviour 8.21).
 * @param list an element whose children are groups, each with its number in `data-group`, and empty boxes
 * @param count the number of groups
 */
export function useGroupWindow(list: RefObject<HTMLElement | null>, count: number): readonly WindowSegment[] {
  const [entry] = useState(useLocation().key);
  const [view, setView] = useState(() => remembered.get(entry) ?? FIRST);
  const [focused, setFocused] = useState<number | null>(null);
  const asked = useRef(view.range);
  // Heights of the groups in the document, measured since they were last rendered.
  const measured = useRef(new Map<number, number>());
  const heights = allHeights(view.heights, count);
  const printing = usePrinting();
  const parts = segmentsOf(heights, printing ? WHOLE.range : view.range, focused);
  const drawn = parts.flatMap((part) => (part.drawn ? part.index : []));
  const drawnNow = drawn.join();

  const measure = (known: Heights): Heights => {
    const now = [...known];
    for (const index of drawn) now[index] = measured.current.get(index) ?? now[index];
    return now;
  };
  const look = useEvent((): void => {
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    if (box.height === 0) {
      // If nothing is laid out, nothing counts as far away, so render everything.
      if (view === FIRST) setView(WHOLE);
      return;
    }
    const inDocument = allHeights(measure(heights), count);
    const near = (margin: number): Range =>
      rangeBetween(inDocument, -box.top - margin, window.innerHeight - box.top + margin);
    const next = nextRange(asked.current, near(DRAWN_PX), near(KEPT_PX));
    const seen = near(0);
    remembered.set(entry, { range: seen, heights: inDocument, offscreen: false });
    // The last group also stands for the list's end.
    const { from, to } = view.range;
    const inSight = covers({ from, to: to < count - 1 ? to : Infinity }, seen);
    if (next === asked.current && inSight) return;
    asked.current = next;
    const change = (): void => setView({ range: next, heights: measure(view.heights), offscreen: inSight });
    // Urgent only if a group in view is missing.
    if (inSight) startTransition(change);
    else change();
  });

  /** Replaces guessed heights with the measured ones. */
  const see = useEvent((): void => {
    if (view.heights.length === 0 && count > drawn.length) setView({ ...view, heights: measure([]) });
    look();
  });

  useLayoutEffect(look, [look, count]);
  // New heights move the view without a scroll event.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look, view]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    let width: number | undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const [size] = borderBoxSize;
        // A group that has just been removed is reported with a size of 0.
        if (!size || !(target instanceof HTMLElement) || !target.isConnected) continue;
        // The columns may have changed, so heights of groups outside the document are no longer valid.
        if (width !== undefined && width !== size.inlineSize)
          setView(({ range }) => ({ range, heights: [], offscreen: false }));
        width = size.inlineSize;
        measured.current.set(Number(target.dataset.group), size.blockSize);
      }
      see();
    });
    for (const group of list.current?.querySelectorAll(':scope > [data-group]') ?? [])
      observer.observe(group);
    return () => observer.disconnect();
  }, [list, see, drawnNow]);

  useEffect(() => {
    const element = list.current;
    const follow = ({ type, target, relatedTarget }: FocusEvent): void => {
      const at = type === 'focusin' ? target : relatedTarget;
      const group =
        at instanceof Element && element?.contains(at) ? at.closest<HTMLElement>('[data-group]') : null;
      setFocused(group ? Number(group.dataset.group) : null);
    };
    element?.addEventListener('focusin', follow);
    element?.addEventListener('focusout', follow);
    return () => {
      element?.removeEventListener('focusin', follow);
      element?.removeEventListener('focusout', follow);
    };
  }, [list]);

  // Not for the last group: it is lower than the others, and its end may be in view when it grows.
  return parts.map((part) => ({
    ...part,
    reservedHeight: view.offscreen && !printing && part.index < count - 1 ? part.height : null,
  }));
}

/** Whether the page is being printed: then all rows are in the document (behaviour 8.28). */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Update synchronously: the browser captures the page when the event ends.
    const change = ({ type }: Event): void => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', change);
    window.addEventListener('afterprint', change);
    return () => {
      window.removeEventListener('beforeprint', change);
      window.removeEventListener('afterprint', change);
    };
  }, []);
  return printing;
}
