/** Sends calls one after the other. A failed call does not stop the next ones. */
export class CallQueue {
  /** The latest call, after all earlier ones. It never fails. */
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether no call is running or waiting. */
  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  /** Runs a call after all earlier ones. @returns its result */
  send(call: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    const sent = this.last.then(call).finally(() => (this.waiting -= 1));
    this.last = sent.catch(() => undefined);
    return sent;
  }

  /** Resolves when no call is left. */
  async allSent(): Promise<void> {
    while (!this.isEmpty) await this.last;
  }
}
