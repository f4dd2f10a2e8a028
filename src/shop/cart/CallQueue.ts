/** Runs calls one after the other. A failed call does not stop the next ones. */
export class CallQueue {
  /** Settles, and never fails, when the latest call and all before it have ended. */
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  /** Runs a call after all earlier ones. @returns its result */
  run(call: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    const done = this.last.then(call).finally(() => (this.waiting -= 1));
    this.last = done.catch(() => undefined);
    return done;
  }

  async allDone(): Promise<void> {
    while (!this.isEmpty) await this.last;
  }
}
