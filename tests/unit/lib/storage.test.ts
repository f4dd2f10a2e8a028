import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  subscribeToStorage,
  readJson,
  readStored,
  removeStored,
  writeJson,
  writeStored,
  type StorageArea,
} from '#lib/storage';

const AREAS: StorageArea[] = ['local', 'session'];

/** A browser's store, which can be full, refuse to remove, or be denied as a whole. */
class Store {
  readonly held = new Map<string, string>();
  full = false;
  stuck = false;
  denied = false;
  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.held.set(key, text);
  }
  removeItem(key: string): void {
    if (this.stuck) throw new DOMException('denied', 'SecurityError');
    this.held.delete(key);
  }
  /** The store as the window returns it. */
  given(): this {
    if (this.denied) throw new DOMException('denied', 'SecurityError');
    return this;
  }
}

class Tab extends EventTarget {
  readonly local = new Store();
  readonly session = new Store();
  get localStorage() {
    return this.local.given();
  }
  get sessionStorage() {
    return this.session.given();
  }
}

let tab: Tab;

beforeEach(() => {
  tab = new Tab();
  vi.stubGlobal('window', tab);
});

afterEach(() => {
  for (const area of AREAS) {
    Object.assign(tab[area], { full: false, stuck: false, denied: false });
    for (const key of ['k', 'other', '__proto__']) removeStored(key, area);
  }
});

function foreignChange(key: string | null, newValue: string | null = null): void {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe.each(AREAS)('the %s store', (area) => {
  const store = () => tab[area];

  it('reads back texts', () => {
    writeStored('k', 'text', area);
    expect(readStored('k', area)).toBe('text');
    expect(store().getItem('k')).toBe('text');
    removeStored('k', area);
    expect(readStored('k', area)).toBeNull();
  });

  it('changes no prototype with a crafted key', () => {
    expect(readStored('__proto__', area)).toBeNull();
    writeStored('__proto__', 'x', area);
    expect(readStored('__proto__', area)).toBe('x');
  });

  it('uses memory while it is full, and never returns an older value', () => {
    store().setItem('k', 'old');
    store().full = true;
    writeStored('k', 'new', area);
    expect(readStored('k', area)).toBe('new');
    expect(store().getItem('k'), 'a reload must not find what is out of date').toBeNull();
    removeStored('k', area);
    expect(readStored('k', area)).toBeNull();
  });

  it('uses memory while it is denied', () => {
    store().setItem('k', 'old');
    store().denied = true;
    expect(readStored('k', area)).toBeNull();
    writeStored('k', 'new', area);
    expect(readStored('k', area)).toBe('new');
    removeStored('k', area);
    expect(readStored('k', area)).toBeNull();
  });

  it('treats a value as removed even if the removal fails', () => {
    store().setItem('k', 'old');
    store().stuck = true;
    removeStored('k', area);
    expect(readStored('k', area)).toBeNull();
  });
});

describe('JSON', () => {
  it.each([false, true])('is read back, also from memory (%s)', (full) => {
    tab.local.full = full;
    writeJson('k', { a: [1, null, 'x'] });
    expect(readJson('k')).toEqual({ a: [1, null, 'x'] });
    removeStored('k');
    expect(readJson('k')).toBeUndefined();
  });

  it.each(['', '{', 'undefined', '<html>', "{'a':1}", '\u0000', '{"a":1}}'])(
    'that is garbage, %j, counts as absent, and is removed',
    (garbage) => {
      tab.local.setItem('k', garbage);
      expect(readJson('k')).toBeUndefined();
      expect(tab.local.getItem('k')).toBeNull();
    },
  );

  it('changes no prototype with a crafted value', () => {
    tab.local.setItem('k', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}');
    readJson('k');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('a value that another tab writes', () => {
  it('is reported with its key and text until the listener stops', () => {
    const heard = vi.fn();
    const stop = subscribeToStorage(heard);
    foreignChange('k', 'theirs');
    foreignChange(null);
    stop();
    foreignChange('k');
    expect(heard.mock.calls).toEqual([
      ['k', 'theirs'],
      [null, null],
    ]);
  });

  it('replaces the values kept in memory', () => {
    const stop = subscribeToStorage(() => undefined);
    tab.local.full = true;
    writeStored('k', 'ours');
    writeStored('other', 'ours');
    tab.local.held.set('k', 'theirs');
    foreignChange('k');
    expect([readStored('k'), readStored('other')]).toEqual(['theirs', 'ours']);
    foreignChange(null);
    expect(readStored('other')).toBeNull();
    stop();
  });
});
