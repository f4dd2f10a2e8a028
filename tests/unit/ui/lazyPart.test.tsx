import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '../../../src/mocks/node';
import { LazyPart } from '../../../src/ui/LazyPart';
import { alertStore, removeAllAlerts } from '../../../src/ui/alerts/alertStore';

const code = { word: 'here' };
const shown = (load: () => Promise<typeof code>, onFailed = () => {}) => (
  <LazyPart load={load} onFailed={onFailed}>
    {({ word }) => word}
  </LazyPart>
);

afterEach(() => removeAllAlerts());

describe('a part whose code is loaded on use', () => {
  it('shows an alert if its code cannot be loaded and undoes the request', async () => {
    mockServer.use(http.head('*', () => HttpResponse.error()));
    const load = vi.fn(() => Promise.reject<typeof code>(new Error('no such file')));
    const takeBack = vi.fn();
    render(shown(load, takeBack));
    await waitFor(() => expect(takeBack).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(alertStore.getState().map(({ text }) => text)).toEqual([
      'This could not be loaded. Please check your connection.',
    ]);
  });

  it('shows no alert after it was unmounted', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
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
    expect(asked).not.toHaveBeenCalled();
    expect(alertStore.getState()).toHaveLength(0);
  });
});
