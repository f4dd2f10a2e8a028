/** Maps a time to a position from 0 to 1. The first minutes get more room than later hours. */
export function placeOf(time: number, hours: number): number {
  return Math.sqrt(Math.min(1, time / hours));
}
