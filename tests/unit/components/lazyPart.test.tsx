import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyPart } from '../../../src/components/LazyPart';
import { mockServer } from '../../../src/mocks/node';
import { alertStore, dismissAllAlerts } from '../../../src/ui/alertStore';

const code = { word: 'here' };
const gone = (): Promise<typeof code> => Promise.reject(new Error('no such file'));
const shown = (load: () => Promise<typeof code>, onMissing?: () => void) => (
  <LazyPart load={load} fallback="loading" missing="missing" {...(onMissing && { onMissing })}>
    {({ word }) => word}
  </LazyPart>
);

afterEach(dismissAllAlerts);

describe('a part whose code is loaded on use (3.32)', () => {
  it('shows its fallback until its code is loaded, as does another part in its place', async () => {
    const { rerender } = render(shown(() => Promise.resolve(code)));
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('here')).toBeInTheDocument();
    rerender(shown(() => Promise.resolve({ word: 'there' })));
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(alertStore.get()).toHaveLength(0);
  });

  it('shows an alert if its code cannot be loaded, undoes the request, and loads again next time', async () => {
    mockServer.use(http.head('*', () => HttpResponse.error()));
    const load = vi.fn(gone);
    const takeBack = vi.fn();
    const { unmount } = render(shown(load, takeBack));
    expect(await screen.findByText('missing')).toBeInTheDocument();
    expect(alertStore.get().map(({ text }) => text)).toEqual([
      'This could not be loaded. Please check your connection.',
    ]);
    expect(takeBack).toHaveBeenCalledOnce();
    unmount();
    load.mockResolvedValue(code);
    render(shown(load));
    expect(await screen.findByText('here')).toBeInTheDocument();
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
    expect(alertStore.get()).toHaveLength(0);
  });
});
