/** Maps a time to a position from 0 to 1. The first minutes get more room than later hours. */
export function placeOf(time: number, hours: number): number {
  return Math.sqrt(Math.min(1, time / hours));
}

const HOURS = [1, 2, 3, 4, 6, 8, 12, 18, 24, 36];

/** The hours that an axis labels: the first and the last, and those between that have room for their label. */
export function ticksOf(hours: number): number[] {
  const ticks = [0];
  for (const hour of HOURS) {
    const place = placeOf(hour, hours);
    if (place - placeOf(ticks.at(-1) ?? 0, hours) >= 0.23 && place <= 0.72) ticks.push(hour);
  }
  return [...ticks, hours];
}
