import { largerQuantities, type CartLine } from '../model/cart';
import { writeMirror } from './cartMirror';
import type { createChangeLog } from './changeLog';

/** The cart as it stands. `failed`: it could not be loaded, and shows as empty. */
export interface CartState {
  status: 'loading' | 'ready' | 'failed';
  /** Before `ready`: only what was added here in the meantime. */
  lines: readonly CartLine[];
  /** An order is on its way; a second one is not sent. */
  placing: boolean;
  /** How often something was added here. */
  adds: number;
}

/** Holds the cart as it stands, for this tab's listeners and for the mirror. */
export function createCartState(log: ReturnType<typeof createChangeLog>) {
  const listeners = new Set<() => void>();
  let state: CartState = { status: 'loading', lines: [], placing: false, adds: 0 };
  /** Rows without an id were removed. No call can delete them, so they are hidden until the page is reloaded. */
  let dropsIdless = false;
  /** The rows of the last known cart. */
  let known: readonly CartLine[] = [];

  const set = (next: Partial<CartState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };

  return {
    get: (): CartState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    /** Makes a change of this tab. A cart that is still loading is not mirrored: other tabs may know more of it. */
    change: (
      lines: readonly CartLine[],
      { status = state.status, ...rest }: Partial<CartState> = {},
    ): void => {
      log.nextVersion();
      known = status === 'ready' ? lines : largerQuantities(lines, known);
      set({ ...rest, lines, status });
      if (status === 'ready') writeMirror(lines);
    },
    /** Takes over the rows of the server or of another tab. */
    replaceLines: (lines: readonly CartLine[]): readonly CartLine[] => {
      const wanted = dropsIdless ? lines.filter(({ productId }) => productId !== '') : lines;
      known = wanted;
      set({ lines: wanted, status: 'ready' });
      return wanted;
    },
    /** The rows that the server has, as far as is known, also where a failed load shows none. */
    known: (): readonly CartLine[] => known,
    dropIdless: (): void => void (dropsIdless = true),
  };
}
