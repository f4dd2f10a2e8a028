import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  /** Replaces the value, and calls the listeners if it is another one. */
  set: (next: State) => void;
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. A module or object that owns state has one, and changes it only by `set`. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store's value; only its change rerenders. @param untilHydrated the value in a prerendered page */
export function useStore<State, Part>(
  store: Store<State>,
  select: (state: State) => Part,
  untilHydrated?: State,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(untilHydrated ?? store.get()),
  );
}
