import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyPart } from '../../../src/ui/LazyPart';
import { lazyModule, type LazyModule } from '../../../src/lib/lazyModule';
import { mockServer } from '../../../src/mocks/node';
import { alertStore, dismissAllAlerts } from '../../../src/ui/alerts/alertStore';

const code = { word: 'here' };
const gone = (): Promise<typeof code> => Promise.reject(new Error('no such file'));
const shown = (module: LazyModule<typeof code>, onMissing?: () => void, optional = false) => (
  <LazyPart
    module={module}
    fallback="loading"
    missing="missing"
    optional={optional}
    {...(onMissing && { onMissing })}
  >
    {({ word }) => word}
  </LazyPart>
);

afterEach(dismissAllAlerts);

describe('a part whose code is loaded on use', () => {
  it('shows its fallback until its code is loaded, as does another part in its place', async () => {
    const { rerender } = render(shown(lazyModule(() => Promise.resolve(code))));
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('here')).toBeInTheDocument();
    rerender(shown(lazyModule(() => Promise.resolve({ word: 'there' }))));
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(alertStore.get()).toHaveLength(0);
  });

  it('shows an alert if its code cannot be loaded, undoes the request, and loads again next time', async () => {
    mockServer.use(http.head('*', () => HttpResponse.error()));
    const load = vi.fn(gone);
    const takeBack = vi.fn();
    const { unmount } = render(shown(lazyModule(load), takeBack));
    expect(await screen.findByText('missing')).toBeInTheDocument();
    expect(alertStore.get().map(({ text }) => text)).toEqual([
      'This could not be loaded. Please check your connection.',
    ]);
    expect(takeBack).toHaveBeenCalledOnce();
    unmount();
    load.mockResolvedValue(code);
    render(shown(lazyModule(load)));
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
    const { unmount } = render(shown(lazyModule(load)));
    unmount();
    fail();
    await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
    expect(asked).not.toHaveBeenCalled();
    expect(alertStore.get()).toHaveLength(0);
  });

  it('is shown at once where its code is loaded already', async () => {
    const load = vi.fn(() => Promise.resolve(code));
    const module = lazyModule(load);
    const { unmount } = render(shown(module));
    expect(await screen.findByText('here')).toBeInTheDocument();
    unmount();
    render(shown(module));
    expect(screen.getByText('here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again when the connection returns; an optional one shows no alert', async () => {
    const load = vi.fn(gone);
    render(shown(lazyModule(load), undefined, true));
    await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
    load.mockResolvedValue(code);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(await screen.findByText('here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(alertStore.get()).toHaveLength(0);
  });
});
