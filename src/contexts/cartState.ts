import { largerQuantities, type CartLine } from '../model/cart';
import { productKey } from '../model/ids';
import { writeMirror } from './cartMirror';

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

/**
 * Holds the cart as it stands, for this tab's listeners and for the mirror. Changes are numbered, so that a late answer
 * can't undo a newer one, and are sent one after the other, in the order they were made.
 */
export function createCartState() {
  const listeners = new Set<() => void>();
  let state: CartState = { status: 'loading', lines: [], placing: false, adds: 0 };
  /** Rows without an id were removed. No call can delete them, so they are hidden until the page is reloaded. */
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
    /** Makes a change of this tab. A cart that is still loading is not mirrored: other tabs may know more of it. */
    change: (
      lines: readonly CartLine[],
      { status = state.status, ...rest }: Partial<CartState> = {},
    ): void => {
      version += 1;
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

    version: (): number => version,
    nextVersion: (): number => (version += 1),
    /** The latest change removed a product. */
    noteRemoval: (productId: string): void => void removedAt.set(productKey(productId), version),
    /** The latest change emptied the cart. */
    noteClearing: (): void => void (clearedAt = version),
    /** Whether a product that was added by this change has not been removed since. */
    isWanted: (productId: string, addedBy: number): boolean =>
      addedBy > clearedAt && addedBy > (removedAt.get(productKey(productId)) ?? 0),

    /** Sends a change when all before it are done; its result and its failure go to the caller. */
    send: <Result>(work: () => Promise<Result>): Promise<Result> => {
      unsent += 1;
      const sent = lastSent.then(work).finally(() => (unsent -= 1));
      lastSent = sent.catch(() => undefined);
      return sent;
    },
    isSending: (): boolean => unsent > 0,
    /** Resolves when all changes made so far are sent. */
    settled: async (): Promise<void> => {
      await lastSent;
    },
  };
}
