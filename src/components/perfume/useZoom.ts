import { useCallback, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

const MAX_SCALE = 4;
/** The scale after a click or a double tap. */
const CLICK_SCALE = 2.5;
/** The maximum movement of a pointer that counts as a tap. */
const TAP_PX = 8;
const DOUBLE_TAP_MS = 350;

interface Point {
  x: number;
  y: number;
}

const within = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zooms the picture in view of a strip, by two fingers, a double tap or a click; dragging moves a zoomed
 * picture. It sets properties of the style object, which the policy allows.
 * @param strip an element with one picture in each child
 * @param index the index of the child in view
 */
export function useZoom(strip: RefObject<HTMLElement | null>, index: number) {
  const [scale, setScale] = useState(1);
  const held = useRef({ scale: 1, x: 0, y: 0, pinch: 0, moved: 0, tapped: 0 });
  const pointers = useRef(new Map<number, Point>());

  const picture = useCallback(
    (): HTMLElement | null => strip.current?.children[index]?.querySelector('img') ?? null,
    [strip, index],
  );

  const draw = useCallback((): void => {
    const { current } = strip;
    const now = held.current;
    const [width, height] = [current?.clientWidth ?? 0, current?.clientHeight ?? 0];
    now.x = within(now.x, ((now.scale - 1) * width) / 2);
    now.y = within(now.y, ((now.scale - 1) * height) / 2);
    for (const other of current?.querySelectorAll('img') ?? []) other.style.transform = '';
    const shown = picture();
    if (shown && now.scale > 1) {
      shown.style.transform = `translate(${String(now.x)}px, ${String(now.y)}px) scale(${String(now.scale)})`;
    }
    setScale(now.scale);
  }, [picture, strip]);

  /** Zooms around a point of the window, or around the middle. */
  const to = useCallback(
    (wanted: number, point?: Point): void => {
      const now = held.current;
      const next = Math.min(Math.max(wanted, 1), MAX_SCALE);
      const box = strip.current?.getBoundingClientRect();
      const from =
        box && point ? { x: point.x - box.x - box.width / 2, y: point.y - box.y - box.height / 2 } : now;
      now.x = from.x - ((from.x - now.x) * next) / now.scale;
      now.y = from.y - ((from.y - now.y) * next) / now.scale;
      now.scale = next;
      draw();
    },
    [draw, strip],
  );
  const reset = useCallback((): void => {
    Object.assign(held.current, { scale: 1, x: 0, y: 0 });
    draw();
  }, [draw]);
  const toggle = useCallback((): void => (held.current.scale > 1 ? reset() : to(CLICK_SCALE)), [reset, to]);

  const down = (event: PointerEvent): void => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    held.current.moved = 0;
    const [a, b] = [...pointers.current.values()];
    if (a && b) held.current.pinch = distance(a, b);
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    const now = held.current;
    pointers.current.set(event.pointerId, here);
    now.moved += distance(before, here);
    const [a, b] = [...pointers.current.values()];
    if (a && b) {
      const apart = distance(a, b);
      if (now.pinch > 0) to((now.scale * apart) / now.pinch, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      now.pinch = apart;
    } else if (now.scale > 1) {
      now.x += here.x - before.x;
      now.y += here.y - before.y;
      draw();
    }
  };
  const up = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
    held.current.pinch = 0;
  };
  const click = (event: MouseEvent): void => {
    const now = held.current;
    if (now.moved > TAP_PX) return;
    const point = { x: event.clientX, y: event.clientY };
    const byMouse = (event.nativeEvent as { pointerType?: string }).pointerType === 'mouse';
    const second = event.timeStamp - now.tapped < DOUBLE_TAP_MS;
    now.tapped = second ? 0 : event.timeStamp;
    if (!byMouse && !second) return;
    if (now.scale > 1) reset();
    else to(CLICK_SCALE, point);
  };

  return {
    scale,
    to,
    reset,
    toggle,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: up,
      onClick: click,
    },
  };
}
