import { useRef, type PointerEvent } from 'react';

/** The distance in px from which a movement counts as a swipe. */
const REACH = 40;

/**
 * Event handlers that distinguish a sideways swipe of a finger or pen from a tap and from scrolling.
 * @param onSwipe called with 1 for a swipe to the left (next), and -1 for one to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      const touched = event.pointerType !== 'mouse' && event.isPrimary;
      start.current = touched ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) >= REACH && Math.abs(across) > Math.abs(event.clientY - from.y)) {
        onSwipe(across < 0 ? 1 : -1);
      }
    },
  };
}
