import type { ApiCall } from './contract';

/** How one point of a call came out, best first. */
export const VERDICTS = ['holds', 'untried', 'tolerated', 'breaks'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One thing that was looked at. */
export interface Point {
  call: ApiCall;
  point: string;
  verdict: Verdict;
  /** Which variant is tolerated, what the shop would show, or why it was not tried. */
  note: string;
  /** The request as a line for a shell; '' where none was made. */
  curl: string;
}

/** Takes points down; of one that comes again the worst stays. */
export class Notes {
  private readonly kept = new Map<string, Point>();

  add(point: Point): void {
    const key = `${point.call} ${point.point}`;
    const known = this.kept.get(key);
    if (known && VERDICTS.indexOf(known.verdict) >= VERDICTS.indexOf(point.verdict)) return;
    this.kept.set(key, point);
  }

  get points(): readonly Point[] {
    return [...this.kept.values()];
  }
}
