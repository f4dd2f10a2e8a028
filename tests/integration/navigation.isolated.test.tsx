import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { address, renderApp } from '../helpers/app';

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const navigation = () => within(header().getByRole('navigation', { name: 'Main' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe("a customer's page (2.1)", () => {
  // First of all: each page's own code must not have been loaded before.
  it.each([
    ['/cart', /Your Cart/],
    ['/orders', 'Your Orders'],
    ['/profile', 'Profile'],
  ])(
    "%s shows 'Checking access...' while access is checked, then the page to a customer (2.5, 5.16)",
    async (path, title) => {
      renderApp(path, { signedIn: true });
      expect(screen.getByText('Checking access...')).toBeVisible();
      expect(address()).toBe(path);
      await heading(title);
      expect(screen.queryByText('Checking access...')).toBeNull();
      expect(address()).toBe(path);
    },
  );

  it.each(['/cart', '/orders', '/profile'])(
    '%s sends a guest to /login, in place of its history entry (2.6)',
    async (path) => {
      const entries = window.history.length;
      renderApp(path);
      await heading('Login');
      expect(address()).toBe('/login');
      expect(window.history.length).toBe(entries);
    },
  );
});

describe('the route table', () => {
  it.each([
    ['/', /Welcome/],
    ['/products', /Collection/],
    ['/products/classic-musk', 'Classic Musk'],
    ['/products/amber-nights', 'Amber Nights'],
    ['/products/vanilla-ember', 'Vanilla Ember'],
    ['/products/royal-oud', 'Royal Oud'],
    ['/search?query=musk', /Results for/],
    ['/contact', 'Contact'],
    ['/register', 'Register'],
    ['/login', 'Login'],
    ['/forgot-password', 'Forgot password'],
    ['/reset-password', 'Reset password'],
    ['/check-session', 'Your session'],
    ['/disclaimer', 'Disclaimer'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/cookies', 'Cookies'],
    ['/imprint-legal-information', 'Imprint / Legal Information'],
  ])(
    'shows %s to everyone, with header and footer and a title of its own (2.1, 3.1)',
    async (path, title) => {
      renderApp(path);
      await heading(title);
      expect(address()).toBe(path);
      // A page may have a header element of its own; the frame's comes first.
      expect(screen.getAllByRole('banner')[0]).toContainElement(
        screen.getByRole('navigation', { name: 'Main' }),
      );
      expect(screen.getByRole('contentinfo')).toBeVisible();
      await waitFor(() => expect(document.title).toMatch(/^.+ \| Aurevane$/));
    },
  );

  it.each(['/products/another-perfume', '/no/such/page'])(
    'shows Home in place at the unknown address %s, which is not listed (2.1, 2.2, 3.1)',
    async (path) => {
      renderApp(path);
      await heading(/Welcome/);
      expect(address()).toBe(path);
      await waitFor(() =>
        expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
      );
    },
  );

  it('moves the focus to the heading and starts at the top after a navigation (4.2)', async () => {
    const { user } = renderApp('/contact');
    await heading('Contact');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(footer().getByRole('link', { name: 'Disclaimer' }));
    expect(await heading('Disclaimer')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.title).toBe('Disclaimer | Aurevane');
  });
});

const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));

describe('the first frame of a page (4.11)', () => {
  /** Keeps the second frame back. @returns what lets it come */
  function holdFrames(): () => void {
    const held: FrameRequestCallback[] = [];
    const hold = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => held.push(draw));
    return () => {
      hold.mockRestore();
      held.forEach((draw) => draw(0));
    };
  }
  const lastSection = () => screen.queryByRole('heading', { level: 2, name: 'How to wear it' });

  it('of the catalogue has its heading, the second its perfumes', async () => {
    const { user } = renderApp('/products');
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
    await user.click(footer().getByRole('link', { name: 'Contact' }));
    await heading('Contact');
    const go = holdFrames();
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    await heading(/Collection/);
    expect(cards()).toHaveLength(0);
    go();
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
  });

  it('of a perfume has its picture and offer, the second what is below; after Back all is there at once', async () => {
    const { user } = renderApp('/products/classic-musk');
    await heading('Classic Musk');
    expect(lastSection()).toBeInTheDocument();
    const go = holdFrames();
    await user.click(within(screen.getByRole('complementary')).getByRole('link'));
    await heading('Amber Nights');
    expect(screen.getByRole('region', { name: 'Price and order' })).toBeInTheDocument();
    expect(lastSection()).toBeNull();
    go();
    await waitFor(() => expect(lastSection()).toBeInTheDocument());

    holdFrames();
    window.history.back();
    await heading('Classic Musk');
    expect(lastSection()).toBeInTheDocument();
  });

  it('of the orders has their heading, the second the orders', async () => {
    const { user } = renderApp(paths.contact, { signedIn: true });
    await heading('Contact');
    const order = () => screen.queryByRole('heading', { level: 2, name: 'Latest order' });
    const go = holdFrames();
    await user.click(navigation().getByRole('link', { name: 'Orders' }));
    await heading('Your Orders');
    expect(screen.getByRole('main').textContent).toBe('Your Orders');
    go();
    await waitFor(() => expect(order()).toBeInTheDocument());
  });
});

describe('nothing moves between the pages (4.10)', () => {
  /** React works as in a browser while a test does not act for it. */
  function setActing(acting: boolean): void {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: acting });
  }
  const shown = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('the task of the click, and that of Back, takes away the one and shows the other', async () => {
    await routeOf(paths.cookies).page.preload();
    renderApp(paths.home);
    const home = (await heading(/./)).textContent;
    setActing(false);
    try {
      footer().getByRole('link', { name: 'Cookies' }).click();
      await Promise.resolve();
      expect(shown()).toBe('Cookies');
      const back = new Promise((seen) => {
        window.addEventListener('popstate', () => queueMicrotask(() => seen(shown())), { once: true });
      });
      window.history.back();
      expect(await back).toBe(home);
    } finally {
      setActing(true);
    }
  });

  it('a list that was there before is there at once, also after a search without a result', async () => {
    const { user } = renderApp(paths.products);
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
    await user.type(screen.getByRole('searchbox', { name: 'Search products...' }), 'zzz{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await screen.findByRole('button', { name: /reset/i });
    setActing(false);
    try {
      navigation().getByRole('link', { name: 'Products' }).click();
      await Promise.resolve();
      expect(cards().length).toBeGreaterThanOrEqual(10);
    } finally {
      setActing(true);
    }
  });
});
