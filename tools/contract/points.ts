import type { ApiCall } from './contract';

/** The result of one point of a call, best first. */
export const VERDICTS = ['holds', 'untried', 'tolerated', 'breaks'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One point that was checked. */
export interface Point {
  call: ApiCall;
  point: string;
  verdict: Verdict;
  /** Which variant is tolerated, what the shop would show, or why the point was not tried. */
  note: string;
  /** The request as a shell command; '' if there was none. */
  curl: string;
}

/** Records points. If a point is recorded again, the worst result stays. */
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
