/** For `useSyncExternalStore`: subscribes to something that does not change. */
export const neverChanges = () => (): void => undefined;

/** The listeners of something that changes. */
export class Listeners<Args extends unknown[] = []> {
  private readonly all = new Set<(...args: Args) => void>();

  /** Calls the listener at each change. @returns a function that removes it */
  readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  readonly notify = (...args: Args): void => this.all.forEach((listener) => listener(...args));
}
