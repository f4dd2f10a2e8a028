import { inTurn } from '#lib/locks';

/** Runs one job after the other; tabs take turns. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private open = 0;

  /** @param lockName what tabs of the same queue share */
  constructor(private readonly lockName: string) {}

  get isIdle(): boolean {
    return this.open === 0;
  }

  /**
   * Runs a job after all earlier ones, of which some may have failed.
   * @param job is told whether no other tab runs one
   * @param limit after how many milliseconds it does not wait for other tabs any more
   * @returns the result of the job
   */
  run<Result>(job: (isAlone: boolean) => Promise<Result>, limit?: number): Promise<Result> {
    this.open += 1;
    const { last } = this;
    // Without locks, this tab's jobs wait for each other.
    const done = inTurn(this.lockName, (isAlone) => last.then(() => job(isAlone)), limit).finally(
      () => (this.open -= 1),
    );
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all jobs are done, also those that are added meanwhile. Never fails. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.last;
  }
}
