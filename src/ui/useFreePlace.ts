import { useLayoutEffect, type RefObject } from 'react';
import { onScrollEnd } from '../lib/scrollEnd';

const STEP_X = 22;
const STEP_Y = 8;
/** How much of the window counts: what must be seen does not go to its lowest part. */
const LOWEST = 0.8;

/** What lies at a point: 2 for what is pressed or filled in, 1 for what is followed or read first, else 0. */
function weightAt(x: number, y: number, region: Element): number {
  const hit = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
  if (hit?.closest('button, input, select, textarea, label, form, header')) return 2;
  return hit?.closest('a, h1, h2') ? 1 : 0;
}

/** The heaviest weight on each line of the window, across the region's width. */
function weighLines(region: Element): number[] {
  const { left, right } = region.getBoundingClientRect();
  const lines: number[] = [];
  for (let y = 0; y < window.innerHeight * LOWEST; y += STEP_Y) {
    let weight = weightAt(right, y, region);
    for (let x = left; x < right && weight < 2; x += STEP_X)
      weight = Math.max(weight, weightAt(x, y, region));
    lines.push(weight);
  }
  return lines;
}

/**
 * Where the region can stand: on no control at all, or else at least on none that is pressed or filled in.
 * @param stays it may stay where it is, if nothing lies under it there
 * @returns its distance from the window's top; undefined where there is no such place
 */
function freeTop(region: Element, stays: boolean): number | undefined {
  const { top, bottom, height } = region.getBoundingClientRect();
  const lines = weighLines(region);
  const under = lines.slice(Math.floor(top / STEP_Y), Math.ceil(bottom / STEP_Y));
  if (stays && under.length > 0 && under.every((weight) => weight === 0)) return top;
  const needed = Math.ceil(height / STEP_Y) + 2;
  for (const most of [0, 1]) {
    let run = 0;
    for (const [line, weight] of lines.entries()) {
      run = weight <= most ? run + 1 : 0;
      if (run === needed) return (line - run + 2) * STEP_Y;
    }
  }
  return undefined;
}

/** Puts the region there; without such a place, where the style sheet has it. */
function place(region: HTMLElement, stays: boolean): void {
  const top = freeTop(region, stays);
  if (top === undefined) region.style.removeProperty('top');
  else region.style.top = `${String(top)}px`;
}

/**
 * Keeps a fixed element where it covers no control: it is placed again when its content changes, when the page
 * under it does, and when scrolling has ended.
 * @param content placed again when it changes; nothing is done while it is empty
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || content.length === 0 || typeof document.elementsFromPoint !== 'function') return;
    let frame = 0;
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element, true));
    };
    const observer = new ResizeObserver(placeSoon);
    observer.observe(document.body);
    place(element, false);
    const stopScrollEnd = onScrollEnd(placeSoon);
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stopScrollEnd();
      window.removeEventListener('resize', placeSoon);
    };
  }, [region, content]);
}
