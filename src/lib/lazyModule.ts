/** A module, or another value, that is loaded on use. */
export interface LazyModule<Value> {
  /** The value; undefined until it is loaded. */
  get: () => Value | undefined;
  /** Loads it once. After a failure, the next call tries again. */
  load: () => Promise<Value>;
}

/** @param load imports the module */
export function lazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    get: () => value,
    load: () => {
      loading ??= load().then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
