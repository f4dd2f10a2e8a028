import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { STORAGE_KEYS } from '#config/constants';
import { paths } from '#config/paths';
import { brand } from '#house/house';
import { lastUpdated, legal, sentCalls } from '#house/legal';
import { legalNames } from '#house/legalNames';
import { keysOf } from '#lib/tables';
import { address, renderApp, signIn } from '../helpers/app';
import { DEMO_ACCOUNT, setFault } from '../helpers/mock';
import { navigation } from '../helpers/page';

const PAGES = keysOf(legalNames).map((key) => [paths[key], legalNames[key], key] as const);

describe.each(PAGES)('%s', (path, title, key) => {
  const text = legal[key];

  it('shows its title, its date and headed text, also to guests', async () => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(`Last updated: ${lastUpdated}`)).toBeVisible();
    expect(text.sections.length).toBeGreaterThanOrEqual(5);
    for (const { heading, paragraphs } of text.sections) {
      const section = within(screen.getByRole('region', { name: heading }));
      expect(section.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      for (const paragraph of paragraphs) expect(section.getByText(paragraph)).toBeVisible();
    }
    expect(document.title).toBe(`${title} | ${brand}`);
  });

  it('has a table of contents that links to each heading without a history entry', async () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set([...ids, 'content', 'footer', 'contents']).size).toBe(ids.length + 3);
    const { user } = renderApp(path);
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ids.map((id) => `#${id}`),
    );
    const steps = window.history.length;
    const last = text.sections.at(-1);
    await user.click(contents.getByRole('link', { name: last?.heading ?? '' }));
    expect(screen.getByRole('heading', { level: 2, name: last?.heading ?? '' })).toHaveFocus();
    expect(window.location.hash).toBe(`#${last?.id ?? ''}`);
    expect(window.history.length).toBe(steps);
  });
});

describe("'Back to Previous Page'", () => {
  it('returns to the previous page, also after a visit to a heading', async () => {
    const { user } = renderApp('/login');
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Cookies' }));
    await screen.findByRole('heading', { level: 1, name: 'Cookies' });
    await user.click(
      within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')[2] as HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'Back to Previous Page' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('goes to Home if there is no previous page of the shop', async () => {
    const { user } = renderApp('/privacy-policy');
    await user.click(await screen.findByRole('button', { name: 'Back to Previous Page' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the legal texts about the browser', () => {
  const listOf = (key: 'privacyPolicy' | 'cookies', id: string): readonly string[] => {
    const section = legal[key].sections.find((one) => one.id === id);
    return [...(section?.paragraphs ?? []), ...(section?.list ?? [])];
  };
  const textOf = (...section: Parameters<typeof listOf>): string => listOf(...section).join('\n');
  const keys = Object.values(STORAGE_KEYS);
  const keysIn = (text: string): string[] => keys.filter((key) => new RegExp(`\\b${key}\\b`).test(text));

  it('name each storage key, how long it stays, and no other', () => {
    const beforeColon = (line: string): string => line.slice(0, line.indexOf(':'));
    const stored = listOf('cookies', 'entries').slice(1).map(beforeColon);
    expect(stored.toSorted()).toEqual(keys.toSorted());
    const lasting = listOf('cookies', 'duration').slice(1).map(beforeColon);
    expect(lasting.flatMap((names) => names.split(/, | and /)).toSorted()).toEqual(keys.toSorted());
    const [, named = ''] = /under the names (.*?)\. /.exec(textOf('privacyPolicy', 'browser-storage')) ?? [];
    expect(named.split(/, | and /)).toEqual(keys);
  });

  it('name what they say is removed by a logout, and what stays when a session ends', async () => {
    const fill = (): void => {
      for (const key of keys)
        if (localStorage.getItem(key) === null)
          localStorage.setItem(key, ['cart', 'saved', 'wanted'].includes(key) ? '[]' : '{}');
      localStorage.setItem(STORAGE_KEYS.resetEmail, DEMO_ACCOUNT.email);
    };
    const left = (): string[] => keys.filter((key) => localStorage.getItem(key) !== null);
    const { user } = renderApp(paths.cookies, { signedIn: true });
    const logout = await navigation().findByRole('button', { name: 'Logout' });
    fill();
    await user.click(logout);
    const [, removed = ''] = /^Logging out removes (.*?);/.exec(textOf('cookies', 'removal')) ?? [];
    expect(left()).toEqual(keys.filter((key) => !keysIn(removed).includes(key)));

    signIn();
    fill();
    setFault({ endpoint: 'profile', fault: 401 });
    await user.click(await navigation().findByRole('link', { name: 'Profile' }));
    await screen.findByText('Your session has ended. Please log in again.');
    const ends = listOf('cookies', 'duration').filter((line) => /login ends|no longer accepts/.test(line));
    const kept = ends.filter((line) => line.includes('login ends by itself it stays'));
    expect(left()).toEqual(['rememberedEmail', ...kept.map((line) => line.slice(0, line.indexOf(':')))]);
    const gone = ends
      .filter((line) => !kept.includes(line))
      .flatMap((line) => keysIn(line.slice(0, line.indexOf(':'))));
    expect(gone.toSorted()).toEqual(keys.filter((key) => !left().includes(key)).toSorted());
  });

  it('say of each call to the API when it is sent, and of no other', () => {
    expect(keysOf(sentCalls).toSorted()).toEqual(keysOf(endpoints).toSorted());
    expect(listOf('privacyPolicy', 'our-server').slice(1)).toEqual(Object.values(sentCalls));
    expect(sentCalls.orders).not.toContain('twice');
    expect(textOf('privacyPolicy', 'our-server')).not.toContain('point at a link');
    expect(sentCalls.products).toContain('two letters or more');
  });

  it('name what is stored without consent', () => {
    expect(legal.cookies.intro).toContain('two, lastOrder and pending, by itself');
    expect(textOf('cookies', 'entries')).toMatch(/^lastOrder: .* written with each order/m);
    expect(textOf('privacyPolicy', 'browser-storage')).toContain('without your asking');
  });

  it('describe the history of a tab, which contains a checked code and no password', () => {
    expect(textOf('cookies', 'page-history')).toContain('the words of a search');
    expect(textOf('cookies', 'page-history')).toContain('the number of an order');
    expect(textOf('cookies', 'page-history')).toContain('a one-time code that has been checked');
    expect(textOf('cookies', 'page-history')).toContain('Passwords, your cart');
    expect(textOf('privacyPolicy', 'your-account')).toContain('stays in the history of your tab');
  });
});
