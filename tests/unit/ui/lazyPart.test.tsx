import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyPart } from '#ui/LazyPart';
import { alertStore, removeAllAlerts } from '#ui/alerts/alertStore';

const code = { word: 'here' };
const shown = (load: () => Promise<typeof code>, onFailed = () => {}) => (
  <LazyPart load={load} onFailed={onFailed}>
    {({ word }) => word}
  </LazyPart>
);

afterEach(() => removeAllAlerts());

describe('a part whose code is loaded on use', () => {
  it('shows an alert if its code cannot be loaded and undoes the request', async () => {
    const load = vi.fn(() => Promise.reject<typeof code>(new Error('no such file')));
    const takeBack = vi.fn();
    render(shown(load, takeBack));
    await waitFor(() => expect(takeBack).toHaveBeenCalledOnce());
    expect(alertStore.get().map(({ text }) => text)).toEqual([
      'This could not be loaded. Please check your connection.',
    ]);
  });

  it('shows no alert after it was unmounted', async () => {
    let fail = (): void => undefined;
    const load = vi.fn(
      () =>
        new Promise<typeof code>((_, reject) => {
          fail = () => reject(new Error('late'));
        }),
    );
    const { unmount } = render(shown(load));
    unmount();
    fail();
    await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
    expect(alertStore.get()).toHaveLength(0);
  });
});
