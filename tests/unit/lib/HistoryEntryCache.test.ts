import { expect, test } from 'vitest';
import { HistoryEntryCache } from '../../../src/lib/HistoryEntryCache';

const KEPT = 100;

test('keeps a number of entries, and removes the one that was set longest ago', () => {
  const map = new HistoryEntryCache<number>();
  for (let entry = 0; entry < KEPT; entry += 1) map.set(String(entry), entry);
  expect(map.get('0')).toBe(0);

  map.set('0', 1);
  map.set('next', 2);
  expect(map.size).toBe(KEPT);
  expect(map.get('0')).toBe(1);
  expect(map.has('1')).toBe(false);
  expect(map.get('2')).toBe(2);
});
