import { largerQuantities, type CartLine } from '../model/cart';
import { productKey } from '../model/ids';
import { writeMirror } from './cartMirror';

/** The state of the cart. `failed` means that it could not be loaded and shows as empty. */
export interface CartState {
  status: 'loading' | 'ready' | 'failed';
  /** Before `ready`: only what was added in this tab. */
  lines: readonly CartLine[];
  /** An order is being sent; a second one is not accepted. */
  placing: boolean;
  /** An order has just failed: a further press is ignored, because it may belong to a double click. */
  paused: boolean;
  /** How many times something was added in this tab. */
  adds: number;
}

/**
 * Holds the state of the cart for this tab's listeners and for the mirror. Changes have version numbers, so
 * that a late answer can't undo a newer change, and are sent one after the other, in order.
 */
export function createCartState() {
  const listeners = new Set<() => void>();
  let state: CartState = { status: 'loading', lines: [], placing: false, paused: false, adds: 0 };
  /** Rows without an id were removed: no call can delete them, so they are hidden until a reload. */
  let dropsIdless = false;
  let known: readonly CartLine[] = [];

  let version = 0;
  let clearedAt = 0;
  const removedAt = new Map<string, number>();

  let lastSent: Promise<unknown> = Promise.resolve();
  let unsent = 0;

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
    /** Applies a change of this tab. A loading cart is not mirrored: other tabs may know more. */
    change: (
      lines: readonly CartLine[],
      { status = state.status, ...rest }: Partial<CartState> = {},
    ): void => {
      version += 1;
      known = status === 'ready' ? lines : largerQuantities(lines, known);
      set({ ...rest, lines, status });
      if (status === 'ready') writeMirror(lines);
    },
    /** Replaces the rows with those of the server or of another tab. */
    replaceLines: (lines: readonly CartLine[]): readonly CartLine[] => {
      const wanted = dropsIdless ? lines.filter(({ productId }) => productId !== '') : lines;
      known = wanted;
      set({ lines: wanted, status: 'ready' });
      return wanted;
    },
    /**
     * Shows rows that may lack what is still being sent, unless the cart is shown already. What was added in
     * this tab stays; other tabs wait for the load that follows.
     */
    showEarly: (lines: readonly CartLine[]): void => {
      if (state.status === 'ready') return;
      known = largerQuantities(state.lines, lines);
      set({ lines: known, status: 'ready' });
    },
    /** The last known rows of the server, even if a failed load shows none. */
    known: (): readonly CartLine[] => known,
    dropIdless: (): void => void (dropsIdless = true),

    version: (): number => version,
    nextVersion: (): number => (version += 1),
    /** Records that the latest change removed a product. */
    noteRemoval: (productId: string): void => void removedAt.set(productKey(productId), version),
    /** Records that the latest change emptied the cart. */
    noteClearing: (): void => void (clearedAt = version),
    /** Whether a product added by this change has not been removed since. */
    isWanted: (productId: string, addedBy: number): boolean =>
      addedBy > clearedAt && addedBy > (removedAt.get(productKey(productId)) ?? 0),

    /** Sends a change after all earlier ones; the caller gets its result or failure. */
    send: <Result>(work: () => Promise<Result>): Promise<Result> => {
      unsent += 1;
      const sent = lastSent.then(work).finally(() => (unsent -= 1));
      lastSent = sent.catch(() => undefined);
      return sent;
    },
    isSending: (): boolean => unsent > 0,
    /** Resolves when all changes made so far have been sent. */
    settled: async (): Promise<void> => {
      await lastSent;
    },
  };
}
