/** Whole lines in 1, 2, 3 and 4 columns. */
export const GROUP_SIZE = 12;

/** The assumed height until a group has been measured. */
const GUESSED_PX = 2000;

/** Numbers of groups, both ends inclusive. `to` is Infinity if the range includes the end of the list. */
export interface Range {
  from: number;
  to: number;
}

/** The last measured heights of groups, in px; undefined for a group that was never rendered. */
export type Heights = readonly (number | undefined)[];

/** A rendered group, or the empty box for a run of groups that are not rendered. */
export interface Segment {
  index: number;
  /** In px: the group's last measured height, or the average of the others. */
  height: number;
  drawn: boolean;
}

/** Splits rows into groups of {@link GROUP_SIZE}; the last may be shorter. */
export function groupsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, index) =>
    rows.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}

/** The number of skeletons that fill the last line in 4 columns; with fewer columns, the style sheet hides the rest. */
export function placesAfter(rows: number): number {
  return Math.min(3, (GROUP_SIZE - (rows % GROUP_SIZE)) % GROUP_SIZE);
}

/** The height of each of `count` groups. Groups that were never rendered get the average of the others. */
export function allHeights(heights: Heights, count: number): number[] {
  const known = heights.filter((height) => height !== undefined);
  const average =
    known.length === 0 ? GUESSED_PX : known.reduce((sum, height) => sum + height, 0) / known.length;
  return Array.from({ length: count }, (_, index) => heights[index] ?? average);
}

/** Finds the groups between two distances from the list's top, in px; at least one. */
export function rangeBetween(heights: readonly number[], top: number, bottom: number): Range {
  const last = heights.length - 1;
  let from = 0;
  let end = heights[0] ?? 0;
  while (end <= top && from < last) {
    from += 1;
    end += heights[from] ?? 0;
  }
  let to = from;
  while (end < bottom && to < last) {
    to += 1;
    end += heights[to] ?? 0;
  }
  return { from, to: to >= last ? Infinity : to };
}

export function covers(range: Range, other: Range): boolean {
  return range.from <= other.from && range.to >= other.to;
}

/** The next range: all wanted groups, and rendered ones to keep; the same object if unchanged. */
export function nextRange(drawn: Range, wanted: Range, kept: Range): Range {
  if (covers(drawn, wanted) && covers(kept, drawn)) return drawn;
  if (drawn.from > kept.to || drawn.to < kept.from) return wanted;
  return {
    from: Math.min(wanted.from, Math.max(drawn.from, kept.from)),
    to: Math.max(wanted.to, Math.min(drawn.to, kept.to)),
  };
}

/** Splits a list into segments. The group that has the focus and its neighbours stay rendered. */
export function segmentsOf(heights: readonly number[], range: Range, focused: number | null): Segment[] {
  const parts: Segment[] = [];
  heights.forEach((height, index) => {
    const drawn =
      (index >= range.from && index <= range.to) || (focused !== null && Math.abs(index - focused) <= 1);
    const last = parts.at(-1);
    if (last && !last.drawn && !drawn) last.height += height;
    else parts.push({ index, height, drawn });
  });
  return parts;
}
