import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Events, startOwnersEvents } from '#app/events/Events';
import { trackEvent, type StartEvents, type TrackEvent } from '#lib/events';
import { expectLogged } from '../../../helpers/console';

const hear = vi.fn<TrackEvent>();
const owners = vi.hoisted(() => ({ start: (): Promise<TrackEvent | null> => Promise.resolve(null) }));
vi.mock('#app/events/ownersEvents', () => ({ default: () => owners.start() }));
vi.mock('#app/events/vitals', () => ({ measureVisit: () => undefined }));
vi.mock('#lib/idle', () => ({ idle: () => Promise.resolve() }));

beforeEach(() => hear.mockReset());

let go: ReturnType<typeof useNavigate>;
function Page() {
  go = useNavigate();
  return null;
}
const open = (path: string) =>
  act(async () => {
    startOwnersEvents();
    render(
      <MemoryRouter initialEntries={[path]}>
        <Events>
          <Page />
        </Events>
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });

describe("the owner's analytics", () => {
  it('receive nothing before they agree, then at most 20 events that have waited', async () => {
    let agree: ((hear: TrackEvent) => void) | undefined;
    owners.start = () => new Promise((resolve) => (agree = resolve));
    await open('/cart');
    await act(() => go('/no/such/page'));
    for (let pieces = 1; pieces <= 30; pieces += 1) trackEvent('order', { pieces, total: 0 });
    expect(hear).not.toHaveBeenCalled();
    await act(async () => agree?.(hear));
    await act(() => go('/contact?about=x'));
    expect(hear.mock.calls).toEqual([
      ['page', { page: '/cart' }],
      ['page', { page: '*' }],
      ...Array.from({ length: 18 }, (_, at) => ['order', { pieces: at + 1, total: 0 }]),
      ['page', { page: '/contact' }],
    ]);
  });

  it('receive the words of a search once', async () => {
    owners.start = () => Promise.resolve(hear);
    await open('/search?query=+oud+');
    await act(() => go('/products?search=musk&sort=name'));
    await act(() => go('/products/?search=musk'));
    await act(() => go('/search/?query=rose'));
    await act(() => go('/cart?search=no'));
    expect(hear.mock.calls.filter(([name]) => name === 'search')).toEqual([
      ['search', { words: 'oud' }],
      ['search', { words: 'musk' }],
      ['search', { words: 'rose' }],
    ]);
  });

  it.each<[string, StartEvents]>([
    ['no', () => Promise.resolve(null)],
    ['an error', () => Promise.reject(new Error('no network'))],
  ])('that answer with %s receive nothing', async (answer, start) => {
    owners.start = start;
    await open('/cart');
    expect(hear).not.toHaveBeenCalled();
    if (answer !== 'no') expectLogged(/module of VITE_EVENTS_MODULE failed: no network/);
  });

  it('that throw cause no other error', async () => {
    owners.start = () =>
      Promise.resolve(() => {
        throw new Error('blocked');
      });
    await open('/cart');
    expectLogged(/An event could not be told: blocked/);
  });
});
