/** A moment by two clocks: `performance.now()` stands still while some devices sleep; the time of day may be set back. */
export interface Moment {
  ticks: number;
  time: number;
}

export const now = (): Moment => ({ ticks: performance.now(), time: Date.now() });

/** The milliseconds since a moment, by the clock that has counted more. */
export const msSince = ({ ticks, time }: Moment): number =>
  Math.max(performance.now() - ticks, Date.now() - time);
