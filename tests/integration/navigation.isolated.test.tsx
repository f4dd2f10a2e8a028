import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { env } from '../../src/config/env';
import { paths } from '../../src/config/paths';
import { address, renderApp } from '../helpers/app';

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const navigation = () => within(header().getByRole('navigation', { name: 'Main' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

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

describe('the navigation bar', () => {
  it('has Home, Products, Register, Login, Contact, Orders for a guest (3.3)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(links(navigation().getByRole('list'))).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Register', '/register'],
      ['Login', '/login'],
      ['Contact', '/contact'],
      ['Orders', '/orders'],
    ]);
    expect(navigation().queryByRole('button')).toBeNull();
  });

  it('has Home, Products, Register, Contact, Profile, Orders and a Logout button for a customer (3.4)', async () => {
    const { user } = renderApp('/contact', { signedIn: true });
    await heading('Contact');
    expect(links(navigation().getByRole('list'))).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Register', '/register'],
      ['Contact', '/contact'],
      ['Profile', '/profile'],
      ['Orders', '/orders'],
    ]);
    const items = navigation().getAllByRole('listitem');
    expect(within(items[6] ?? document.body).getByRole('button', { name: 'Logout' })).toBeVisible();
    await user.click(navigation().getByRole('button', { name: 'Logout' }));
    expect(await navigation().findByRole('link', { name: 'Login' })).toBeVisible();
    expect(navigation().queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  it('has a search icon and a cart icon that links to /cart (3.5)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(header().getByRole('button', { name: 'Search' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(header().getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });

  it('has a menu toggle that opens and closes, also by Escape and by a link', async () => {
    const { user } = renderApp('/contact');
    await heading('Contact');
    const toggle = header().getByRole('button', { name: 'Menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    fireEvent.keyDown(navigation().getByRole('link', { name: 'Home' }), { key: 'Escape' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    await user.click(navigation().getByRole('link', { name: 'Contact' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the footer', () => {
  it('has the blurb of the brand and the quick links (3.8)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(footer().getByText(/A house of quiet fragrance/)).toBeVisible();
    expect(links(footer().getByRole('navigation', { name: 'Quick Links' }))).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Register', '/register'],
      ['Login', '/login'],
      ['Contact', '/contact'],
      ['Cart', '/cart'],
    ]);
  });

  it('has links to Instagram and X, as the environment says (3.9)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(links(footer().getByRole('navigation', { name: 'Follow Us' }))).toEqual([
      ['Instagram', env.instagramUrl],
      ['X', env.xUrl],
    ]);
  });

  it('has a copyright line for 2025 (1.5, 3.12)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(footer().getByText(/^© 2025 Aurevane/)).toBeVisible();
  });

  it('has the legal links; the path of the imprint is made of its label (3.10, 3.11)', async () => {
    renderApp('/contact');
    await heading('Contact');
    expect(links(footer().getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Imprint / Legal Information', '/imprint-legal-information'],
      ['Disclaimer', '/disclaimer'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies', '/cookies'],
    ]);
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
