import { act } from '@testing-library/react';

/** What another tab writes to storage, with the event that this tab receives. @param newValue null removes it */
export function otherTabWrites(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

/** This tab is shown again. */
export const comesBack = (): void =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
