import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#app/routes';
import { paths, searchPath } from '#config/paths';
import { renderApp } from '../helpers/app';
import { first } from '../helpers/goods';
import { sentRequests, setFault } from '../helpers/mock';
import { footer, heading, navigation } from '../helpers/page';

const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));

describe('the next page replaces the previous one at once', () => {
  const shown = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('after a click and after Back, within one task', async () => {
    await routeOf(paths.cookies).page.load();
    renderApp(paths.home);
    const home = (await heading(/./)).textContent;
    footer().getByRole('link', { name: 'Cookies' }).click();
    await Promise.resolve();
    expect(shown()).toBe('Cookies');
    const back = new Promise((seen) => {
      window.addEventListener('popstate', () => queueMicrotask(() => seen(shown())), { once: true });
    });
    window.history.back();
    expect(await back).toBe(home);
  });

  it('with its list, if that was loaded before, also after a search without results', async () => {
    const { user } = renderApp(paths.products);
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
    await user.type(screen.getByRole('searchbox', { name: 'Search products...' }), 'zzz{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await screen.findByRole('button', { name: 'Back to the collection' });
    navigation().getByRole('link', { name: 'Products' }).click();
    await Promise.resolve();
    expect(cards().length).toBeGreaterThanOrEqual(10);
  });
});

it.each([
  [paths.products, 'products'],
  [first.path, 'products'],
  [searchPath(first.name), 'products'],
  [paths.orders, 'orders'],
  [paths.profile, 'profile'],
] as const)('leaving %s cancels its call', async (path, call) => {
  setFault({ endpoint: call, fault: 'hang' });
  const { user } = renderApp(path, { signedIn: true });
  const aborted = () => sentRequests(call).map((request) => request.aborted);
  await waitFor(() => expect(aborted()).toEqual([false]));
  await user.click(footer().getByRole('link', { name: 'Cookies' }));
  await waitFor(() => expect(aborted()).toEqual([true]));
});
