import { act, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App, ShopRouter } from '#app/App';
import { applyMeta } from '#app/documentMeta';
import { routes } from '#app/routes';
import { paths } from '#config/paths';
import { grounds, pageGround } from '#house/colours';
import { blurb, brand, copyrightYear } from '#house/house';
import { legal } from '#house/legal';
import { legalNames } from '#house/legalNames';
import { keysOf } from '#lib/tables';
import { refreshSession } from '#shop/session/sessionStore';
import { address, renderApp, storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, second } from '../helpers/goods';
import { titleEnd } from '../helpers/house';
import { DEMO_ACCOUNT, fillCart } from '../helpers/mock';
import { footer, header, heading, navigation } from '../helpers/page';

const anyHeading = () => screen.findByRole('heading', { level: 1 });
const inHead = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** A small page to start from. */
const START = '/check-session';

it("protected routes show 'Checking access...' while the session is checked, and never flash /login", async () => {
  vi.stubEnv('SSR', true);
  const html = renderToString(
    <StaticRouter location="/profile">
      <App />
    </StaticRouter>,
  );
  vi.unstubAllEnvs();
  expect(html).toContain('Checking access...');
  storeSession();
  refreshSession();
  window.history.replaceState(null, '', '/profile');
  const replace = vi.spyOn(window.history, 'replaceState');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(
    <StrictMode>
      <ShopRouter>
        <App />
      </ShopRouter>
    </StrictMode>,
    { container, hydrate: true },
  );
  expect(await screen.findByText(DEMO_ACCOUNT.name)).toBeVisible();
  expect(replace.mock.calls.filter(([, , url]) => url === '/login')).toEqual([]);
});

const heads = new Map<string, string>();

it.each(routes.filter(({ access }) => access !== 'guestsOnly'))(
  'every route has Header, Footer, one heading, its own title and description, and its colour: $path',
  async ({ path, prerendered, ground }) => {
    storeSession();
    const state = path === paths.verifyOtp ? { email: 'ada@example.com' } : undefined;
    renderApp(path, { state });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Legal' })).toBeVisible();
    await waitFor(() => expect(inHead('robots')).toBe(prerendered ? undefined : 'noindex'));
    expect(inHead('theme-color')).toBe(ground ? grounds[ground] : pageGround);
    expect(document.head.querySelector('link[rel="canonical"]'), 'without an address of the shop').toBeNull();
    expect(address()).toBe(path);
    expect(document.title.endsWith(titleEnd), document.title).toBe(true);
    for (const own of [document.title, inHead('description') ?? '']) {
      expect(heads.get(own)).toBeUndefined();
      heads.set(own, path);
    }
  },
);

it('the head of the document is updated after a navigation, with each tag once', () => {
  const found = (selector: string, attribute: string) =>
    Array.from(document.head.querySelectorAll(selector), (tag) => tag.getAttribute(attribute));
  const first = { title: 'A', description: 'a', noindex: true, canonical: null, themeColour: '#123456' };
  const canonical = 'https://shop.example/b';
  const second = { title: 'B', description: 'b "&<', noindex: false, canonical, themeColour: '#abcdef' };
  for (const next of [first, second, second]) applyMeta(next);
  expect(document.title).toBe('B');
  expect(found('meta[name="description"]', 'content')).toEqual(['b "&<']);
  expect(found('meta[name="robots"]', 'content')).toEqual([]);
  expect(found('link[rel="canonical"]', 'href')).toEqual([canonical]);
  expect(found('meta[name="theme-color"]', 'content')).toEqual(['#abcdef']);
  applyMeta(first);
  expect(found('meta[name="robots"]', 'content')).toEqual(['noindex']);
  expect(found('link[rel="canonical"]', 'href')).toEqual([]);
});

const nextFrame = () => new Promise(requestAnimationFrame);

describe('after a client-side navigation', () => {
  it('the heading of the new page has the focus, and after Back the link that was followed', async () => {
    const { user } = renderApp(START);
    await anyHeading();
    await user.click(navigation().getByRole('link', { name: 'Login' }));
    await waitFor(async () => expect(await heading('Login')).toHaveFocus());
    act(() => window.history.back());
    await screen.findByText('Not Logged In');
    expect(navigation().getByRole('link', { name: 'Login' })).toHaveFocus();
  });

  it('the page starts at its top, and Back restores the scroll position', async () => {
    const { user } = renderApp(START);
    await anyHeading();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(480);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await user.click(navigation().getByRole('link', { name: 'Login' }));
    await heading('Login');
    expect(scrollTo.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
    act(() => window.history.back());
    await screen.findByText('Not Logged In');
    await waitFor(() => expect(scrollTo.mock.lastCall).toEqual([{ top: 480, behavior: 'instant' }]));
  });

  it('Forward scrolls again until the page is long enough, or the user scrolls', async () => {
    const { user } = renderApp(START);
    await anyHeading();
    await user.click(navigation().getByRole('link', { name: 'Login' }));
    await heading('Login');
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(480);
    act(() => void window.dispatchEvent(new Event('scroll')));
    act(() => window.history.back());
    await screen.findByText('Not Logged In');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrollY.mockReturnValue(0);
    act(() => window.history.forward());
    // The page before it may still be looking for its own place.
    const goal = JSON.stringify([{ top: 480, behavior: 'instant' }]);
    const toGoal = () => scrollTo.mock.calls.filter((call) => JSON.stringify(call) === goal);
    await waitFor(() => expect(toGoal().length).toBeGreaterThan(3));
    act(() => void window.dispatchEvent(new Event('wheel')));
    const before = scrollTo.mock.calls.length;
    await nextFrame();
    await nextFrame();
    expect(scrollTo).toHaveBeenCalledTimes(before);
  });
});

it('a page that breaks keeps Header and Footer; Try again shows it once it works again', async () => {
  const broken = vi.spyOn(legal.cookies, 'intro', 'get').mockImplementation(() => {
    throw new Error('broken on purpose');
  });
  const { user } = renderApp('/cookies');
  expect(await heading('Something went wrong')).toBeVisible();
  expectLogged(/broken on purpose/);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Something went wrong')).toBeVisible();
  expectLogged(/broken on purpose/);
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Cookies')).toBeVisible();
});

it('the first page takes no focus and does not scroll', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderApp(START);
  await anyHeading();
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('the navigation bar', () => {
  const names = () =>
    navigation()
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it.each([
    [
      'a guest',
      false,
      ['Home', 'Products', 'Register', 'Login', 'Contact', 'Orders'],
      ['/', '/products', '/register', '/login', '/contact', '/orders'],
    ],
    [
      'a customer',
      true,
      ['Home', 'Products', 'Register', 'Contact', 'Profile', 'Orders', 'Logout'],
      ['/', '/products', '/register', '/contact', '/profile', '/orders'],
    ],
  ])('shows these entries to %s, in this order', (_who, signedIn, entries, hrefs) => {
    renderApp(START, { signedIn });
    expect(names()).toEqual(entries);
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
    const buttons = navigation().queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(signedIn ? ['Logout'] : []);
  });

  it('has a search icon, and a cart icon that counts and links to /cart', async () => {
    fillCart({ [second.name]: 2, [first.name]: 1 });
    renderApp(START, { signedIn: true });
    expect(await header().findByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    expect(header().getByRole('button', { name: 'Search' })).toHaveAttribute('aria-haspopup', 'dialog');
  });
});

it('the menu of the phone names what it controls, and closes when the window becomes wide', async () => {
  const toggle = () => header().getByRole('button', { name: 'Menu' });
  const wide = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => (query.includes('1024px') ? wide : new EventTarget()) as MediaQueryList,
  );
  const { user } = renderApp(START);
  expect(toggle()).toHaveAttribute('aria-controls', screen.getByRole('navigation', { name: 'Main' }).id);
  await user.click(toggle());
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
  wide.matches = true;
  act(() => void wide.dispatchEvent(new Event('change')));
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'));
});

describe('the footer', () => {
  const links = (name: string) =>
    within(footer().getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('has the blurb, the links and the copyright line', () => {
    renderApp(START);
    expect(footer().getByText(blurb)).toBeVisible();
    expect(footer().getByText(new RegExp(`^© ${copyrightYear} ${brand}`))).toBeVisible();
    expect(links('Quick Links')).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Register', '/register'],
      ['Login', '/login'],
      ['Contact', '/contact'],
      ['Cart', '/cart'],
    ]);
    const { imprint, ...others } = legalNames;
    expect(links('Legal')).toEqual([
      [imprint, paths.imprint],
      ...keysOf(others).map((key) => [others[key], paths[key]]),
    ]);
  });

  it('links to both social sites, in a new tab without access to this one', () => {
    renderApp(START);
    expect(links('Follow Us')).toEqual([
      ['Instagram', 'https://www.instagram.com/'],
      ['X', 'https://x.com/'],
    ]);
    for (const name of ['Instagram', 'X']) {
      expect(footer().getByRole('link', { name })).toHaveAttribute('rel', expect.stringMatching('noopener'));
    }
  });
});

it('the skip link is the first element, and only moves the focus: it adds no history entry, and the state stays', async () => {
  const { user } = renderApp('/verify-otp', { state: { email: 'ada@example.com' } });
  await heading('Verify OTP');
  const before = { length: window.history.length, state: window.history.state as unknown };
  await user.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.history.length).toBe(before.length);
  expect(window.history.state).toEqual(before.state);
  expect(window.location.href).toMatch(/\/verify-otp$/);
  expect(await heading('Verify OTP')).toBeVisible();
});
