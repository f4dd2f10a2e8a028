import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, renderApp } from '../helpers/app';
import { header, heading } from '../helpers/page';

const searchIcon = () => header().getByRole('button', { name: 'Search' });
const menu = () => header().getByRole('button', { name: 'Menu' });

/** The index of the current history entry: the app starts at 0. */
const place = (): unknown => (window.history.state as { idx?: unknown } | null)?.idx;
const over = (): unknown => (window.history.state as { usr?: { overlay?: unknown } } | null)?.usr?.overlay;
const back = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
  });
const forward = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.forward();
    await gone;
  });

type User = ReturnType<typeof renderApp>['user'];

interface Over {
  path: string;
  title: string;
  opener: () => HTMLElement;
  isOpen: () => boolean;
  close: (user: User) => Promise<void>;
}

const OVERS: Record<string, Over> = {
  'the search overlay': {
    path: '/contact',
    title: 'Contact',
    opener: searchIcon,
    isOpen: () => screen.queryByRole('dialog', { name: 'Search' }) !== null,
    close: (user) => user.click(screen.getByRole('button', { name: 'Close search' })),
  },
  'the menu': {
    path: '/contact',
    title: 'Contact',
    opener: menu,
    isOpen: () => menu().getAttribute('aria-expanded') === 'true',
    close: (user) => user.click(menu()),
  },
  "the catalogue's filter": {
    path: '/products',
    title: 'The House Collection',
    opener: () => screen.getByRole('button', { name: 'Filter' }),
    isOpen: () => screen.queryByRole('dialog', { name: 'Filter' }) !== null,
    close: (user) => user.click(screen.getByRole('button', { name: /^Show/ })),
  },
  'the picture viewer': {
    path: '/products/royal-oud',
    title: 'Royal Oud',
    opener: () => screen.getByRole('button', { name: 'Look closer' }),
    isOpen: () => screen.queryByRole('dialog', { name: /Royal Oud/ }) !== null,
    close: (user) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
  },
};

describe.each(Object.entries(OVERS))('%s', (_, { path, title, opener, isOpen, close }) => {
  const openIt = async (): Promise<User> => {
    const { user } = renderApp('/cookies');
    await heading('Cookies');
    // A previous page, and an entry of this page as a link would create it.
    act(() => {
      window.history.pushState({ usr: { from: '/mail' }, key: 'page', idx: 1 }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    });
    await heading(title);
    await user.click(await waitFor(opener));
    await waitFor(() => expect(isOpen()).toBe(true));
    return user;
  };

  it('is closed by Back, which keeps the page and its state', async () => {
    await openIt();
    expect(over()).toBeDefined();
    await back();
    expect(isOpen()).toBe(false);
    expect([address(), window.history.state]).toMatchObject([path, { usr: { from: '/mail' }, key: 'page' }]);
    expect(opener()).toHaveFocus();
    await forward();
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(window.history.state).toMatchObject({ usr: { from: '/mail' } });
  });

  it('leaves no history entry when it is closed otherwise, also by Escape', async () => {
    const user = await openIt();
    await close(user);
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(over()).toBeUndefined());
    expect(window.history.state).toMatchObject({ key: 'page' });
    await user.click(opener());
    await waitFor(() => expect(isOpen()).toBe(true));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(over()).toBeUndefined());
    expect([address(), isOpen()]).toEqual([path, false]);
    await back();
    await heading('Cookies');
  });

  it('opens again while the browser is still navigating back', async () => {
    const user = await openIt();
    await close(user);
    fireEvent.click(opener());
    await waitFor(() => expect(over()).toBeDefined());
    await waitFor(() => expect(isOpen()).toBe(true));
    await back();
    expect(isOpen()).toBe(false);
    expect(address()).toBe(path);
  });

  it('returns the focus to its button even if a click does not focus buttons, as in Safari', async () => {
    const { user } = renderApp(path);
    await heading(title);
    const button = await waitFor(opener);
    fireEvent.click(button);
    await waitFor(() => expect(isOpen()).toBe(true));
    await close(user);
    expect(opener()).toHaveFocus();
  });
});

describe.each([
  ['the search overlay', searchIcon, 'Royal Oud', '/products/royal-oud', 'Royal Oud'],
  ['the menu', menu, 'Products', '/products', 'The House Collection'],
])('a link in %s', (_, opener, name, path, title) => {
  const scope = async () =>
    opener === menu
      ? within(header().getByRole('navigation'))
      : within(await screen.findByRole('dialog', { name: 'Search' }));

  it('replaces its history entry: Back leads to the page below', async () => {
    const { user } = renderApp('/contact');
    await heading('Contact');
    await user.click(opener());
    await user.click((await scope()).getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(path));
    expect(await heading(title)).toHaveFocus();
    expect(place()).toBe(1);
    await back();
    expect(await heading('Contact')).toHaveFocus();
    expect([address(), over(), menu().getAttribute('aria-expanded')]).toEqual([
      '/contact',
      undefined,
      'false',
    ]);
  });

  it('to the page below only closes it', async () => {
    const { user } = renderApp(path);
    await heading(title);
    await user.click(opener());
    const [link] = (await scope()).getAllByRole('link', { name });
    await waitFor(() => expect(over()).toBeDefined());
    await user.click(link ?? document.body);
    await waitFor(() => expect(over()).toBeUndefined());
    expect(address()).toBe(path);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the search replaces the history entry of the menu that it is opened from', async () => {
  const { user } = renderApp('/contact');
  await heading('Contact');
  await user.click(menu());
  await user.click(searchIcon());
  await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(over()).toBe('search'));
  expect(place()).toBe(1);
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

it('Logout in the menu leaves no history entry, and Login does not return to the page', async () => {
  const { user } = renderApp('/profile', { signedIn: true });
  await heading('Profile');
  await user.click(menu());
  await user.click(header().getByRole('button', { name: 'Logout' }));
  await heading('Login');
  expect(over()).toBeUndefined();
  expect(window.history.state).not.toMatchObject({ usr: { from: '/profile' } });
});

it('a link in an alert replaces the entry of the open menu, and Login returns from there', async () => {
  const { user } = renderApp('/products/royal-oud');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart: Royal Oud' }));
  await user.click(menu());
  await waitFor(() => expect(over()).toBe('menu'));
  await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Login' }));
  await heading('Login');
  expect(window.history.state).toMatchObject({ idx: 1, usr: { from: '/products/royal-oud' } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
