import { STORAGE_KEYS } from '../../config/constants';
import { logFailure } from '../../lib/logger';
import { onOtherTabChange, readJson, readText, remove, writeText } from '../../lib/storage';
import type { CartLine } from './cart';
import { largerQuantities } from './cartChanges';
import { productKey } from '../products/ids';

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

/** The mirror in local storage: the server's field names, in dollars. */
function mirrorOf(lines: readonly CartLine[]): string {
  return JSON.stringify(
    lines.map(({ productId, name, price, quantity, image, description }) => ({
      productId,
      name,
      price: price === null ? null : price / 100,
      quantity,
      imageUrl: image,
      description,
    })),
  );
}

/** Sends changes to the server one after the other, in order. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let unsent = 0;
  return {
    /** Sends a change after all earlier ones; the caller gets its result or failure. */
    send: <Result>(work: () => Promise<Result>): Promise<Result> => {
      unsent += 1;
      const sent = last.then(work).finally(() => (unsent -= 1));
      last = sent.catch(() => undefined);
      return sent;
    },
    isSending: (): boolean => unsent > 0,
    /** Resolves when all changes made so far have been sent. */
    settled: async (): Promise<void> => {
      await last;
    },
  };
}

/** Numbers the changes of this tab, so that a late answer can't undo a newer change. */
function createVersions() {
  let version = 0;
  let clearedAt = 0;
  const removedAt = new Map<string, number>();
  return {
    version: (): number => version,
    nextVersion: (): number => (version += 1),
    /** Records that the latest change removed a product. */
    noteRemoval: (productId: string): void => void removedAt.set(productKey(productId), version),
    /** Records that the latest change emptied the cart. */
    noteClearing: (): void => void (clearedAt = version),
    /** Whether a product added by this change has not been removed since. */
    isWanted: (productId: string, addedBy: number): boolean =>
      addedBy > clearedAt && addedBy > (removedAt.get(productKey(productId)) ?? 0),
  };
}

/** Mirrors the cart in local storage for other tabs. */
function createMirror() {
  /** The mirror as this tab has last written it. */
  let written: string | null = null;
  /** Whether the mirror is what this tab wrote. After another tab's change: both wrote at once. */
  const isMirrorOurs = (): boolean => written !== null && readText(STORAGE_KEYS.cart) === written;
  return {
    isMirrorOurs,
    writeMirror: (lines: readonly CartLine[]): void => {
      written = mirrorOf(lines);
      writeText(STORAGE_KEYS.cart, written);
    },
    /**
     * Reads the mirror: a list whose rows are not yet checked; undefined if there is none. A value that is not
     * a list is removed.
     */
    readMirror: (): readonly unknown[] | undefined => {
      const rows = readJson(STORAGE_KEYS.cart);
      if (rows === undefined || Array.isArray(rows)) return rows;
      logFailure('Ignored a cart that could not be read');
      remove(STORAGE_KEYS.cart);
      return undefined;
    },
    /** Removes the mirror unless another tab wrote it: that may be the next customer's. */
    forgetOwnMirror: (): void => {
      if (isMirrorOurs()) remove(STORAGE_KEYS.cart);
    },
    /** Calls the listener when another tab has changed the mirror; returns a function that removes it. */
    onOtherTabMirror: (listener: () => void): (() => void) =>
      onOtherTabChange((key) => {
        if (key === STORAGE_KEYS.cart) listener();
      }),
  };
}

/** Holds the state of the cart for this tab's listeners, its mirror, its versions and its queue of calls. */
export function createCartState() {
  const listeners = new Set<() => void>();
  const versions = createVersions();
  const mirror = createMirror();
  let state: CartState = { status: 'loading', lines: [], placing: false, paused: false, adds: 0 };
  /** Rows without an id were removed: no call can delete them, so they are hidden until a reload. */
  let dropsIdless = false;
  let serverLines: readonly CartLine[] = [];

  const set = (next: Partial<CartState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  /** Shows the rows of another tab. */
  const showMirrored = (lines: readonly CartLine[]): void => {
    serverLines = dropsIdless ? lines.filter(({ productId }) => productId !== '') : lines;
    set({ lines: serverLines, status: 'ready' });
  };

  return {
    ...createQueue(),
    ...versions,
    ...mirror,
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
      versions.nextVersion();
      serverLines = status === 'ready' ? lines : largerQuantities(lines, serverLines);
      set({ ...rest, lines, status });
      if (status === 'ready') mirror.writeMirror(state.lines);
    },
    showMirrored,
    /** Shows the rows of the server. */
    showLoaded: (lines: readonly CartLine[]): void => {
      showMirrored(lines);
      mirror.writeMirror(state.lines);
    },
    /**
     * Shows rows of the server that may lack what is still being sent, unless the cart is shown already. What
     * was added in this tab stays; other tabs wait for the load that follows.
     */
    showEarly: (lines: readonly CartLine[]): void => {
      if (state.status !== 'ready') showMirrored(largerQuantities(state.lines, lines));
    },
    /** The last rows of the server that this tab saw, even if a failed load shows none. */
    serverLines: (): readonly CartLine[] => serverLines,
    dropIdless: (): void => void (dropsIdless = true),
  };
}
