import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadGuests } from '../../../../src/build/inline/leadGuests';
import { loadApp } from '../../../../src/build/inline/loadApp';
import { markSession } from '../../../../src/build/inline/markSession';
import { markStray } from '../../../../src/build/inline/markStray';
import { nameFonts } from '../../../../src/build/inline/nameFonts';
import { pageFiles } from '../../../../src/build/inline/pageFiles';
import { recover } from '../../../../src/build/inline/recover';
import { restCanWait } from '../../../../src/build/inline/restCanWait';
import { LEAVING_MS } from '../../../../src/lib/missingCode';
import { whenToStart } from '../../../../src/build/inline/whenToStart';
import { STORAGE_KEYS } from '../../../../src/config/constants';
import { expectLogged } from '../../../helpers/console';

const page = document.documentElement;

afterEach(() => {
  delete page.dataset.session;
  delete page.dataset.stray;
  delete page.dataset.faces;
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('a stored session (19.21)', () => {
  it.each([
    [[STORAGE_KEYS.token, STORAGE_KEYS.user], ''],
    [[STORAGE_KEYS.token], undefined],
    [[STORAGE_KEYS.user], undefined],
    [[], undefined],
  ])('of %j is marked as %j', (keys, mark) => {
    for (const key of keys) localStorage.setItem(key, 'x');
    markSession();
    expect(page.dataset.session).toBe(mark);
  });

  it('is none where the storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    markSession();
    expect(page.dataset.session).toBeUndefined();
  });
});

describe("a file on another page's address (19.21)", () => {
  it.each([
    ['/cart', ''],
    ['/cart/', ''],
    ['/%63art', ''],
    ['/Cart', undefined],
    ['/', undefined],
    ['/nowhere', undefined],
  ])('%s is marked as %j', (path, mark) => {
    window.history.replaceState(null, '', path);
    markStray('/login /cart');
    expect(page.dataset.stray).toBe(mark);
  });

  it('is never marked where there are no others', () => {
    markStray('');
    markStray();
    expect(page.dataset.stray).toBeUndefined();
  });
});

describe('what stands below the first screen', () => {
  it.each([
    ['/', {}, true],
    ['/#about-us', {}, false],
    ['/', { faces: 'awaited' }, false],
  ])('waits for the first picture on %s with %j: %s (19.21, 19.23)', (address, marks, waits) => {
    window.history.replaceState(null, '', address);
    Object.assign(page.dataset, marks);
    expect(restCanWait()).toBe(waits);
  });
});

describe('the start (19.21, 19.23)', () => {
  it('is at once without a first picture, and only once', () => {
    const start = vi.fn();
    whenToStart(start);
    window.dispatchEvent(new Event('keydown'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'error'])('waits for the %s of the first picture', (outcome) => {
    document.body.innerHTML = '<img fetchpriority="high">';
    const picture = document.querySelector('img') as HTMLImageElement;
    Object.defineProperty(picture, 'complete', { value: false });
    const start = vi.fn();
    whenToStart(start);
    expect(start).not.toHaveBeenCalled();
    picture.dispatchEvent(new Event(outcome));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])(
    'does not wait where the user is first, by %s',
    (touch) => {
      document.body.innerHTML = '<img fetchpriority="high">';
      Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
      const start = vi.fn();
      whenToStart(start);
      window.dispatchEvent(new Event(touch));
      window.dispatchEvent(new Event(touch));
      expect(start).toHaveBeenCalledTimes(1);
    },
  );

  it('waits three seconds at most, and not for the picture of a stray page', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<img fetchpriority="high">';
    Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
    const start = vi.fn();
    whenToStart(start);
    vi.advanceTimersByTime(2999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
    page.dataset.stray = '';
    whenToStart(start);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('what a page of the shell needs', () => {
  const PAGES = JSON.stringify({
    '/cart': [
      ['/cart.js', '/cart.css'],
      [['/login.js'], 'Log in for your cart.'],
    ],
    '/search': [['/search.js']],
    '*': [['/home.js']],
  });

  it.each([
    ['/cart', true, [['/cart.js', '/cart.css']]],
    ['/cart', false, [['/login.js'], 'Log in for your cart.']],
    ['/search', true, [['/search.js']]],
    ['/search', false, [['/search.js']]],
    ['/no/such/page', false, [['/home.js']]],
    ['/constructor', true, [['/home.js']]],
  ])('%s with a session: %s (19.21)', (path, signedIn, files) => {
    expect(pageFiles(PAGES, path, signedIn)).toEqual(files);
  });
});

describe("a guest at the address of a customer's page (19.21)", () => {
  const SHELL =
    '<div id="root" data-path=""><header></header></div><template data-path="/login" title="Login | Aurevane"><h1>Login</h1><p><span>Hello</span></p></template>';

  it('gets the login page, with the reason, and is known to have come from there', () => {
    window.history.replaceState({ idx: 3 }, '', '/cart?from=mail#two');
    document.body.innerHTML = SHELL;
    leadGuests('Log in for your cart.');
    expect(document.body.innerHTML).toContain(
      '<div id="root" data-path="/login"><h1>Login</h1><p><span>Log in for your cart.</span></p></div>',
    );
    expect(document.title).toBe('Login | Aurevane');
    expect(window.location.href).toMatch(/\/login$/);
    expect(window.history.state).toEqual({ idx: 3, usr: { from: '/cart?from=mail' } });
  });

  it('stays there where the shell has no login page', () => {
    window.history.replaceState(null, '', '/cart');
    document.body.innerHTML = '<div id="root" data-path=""></div>';
    leadGuests('Log in for your cart.');
    expect(window.location.pathname).toBe('/cart');
  });
});

const FACES = '@font-face{font-family:Jost;src:url(/a.woff2)}';

/** The faces of the fonts as a page has them until its first picture is there. */
function holdFaces(): void {
  const faces = document.createElement('noscript');
  faces.dataset.faces = '';
  faces.textContent = `<style>${FACES}</style>`;
  document.body.append(faces);
}

const styles = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);

describe('the web fonts (19.21, 19.23)', () => {
  it('are named once, and only where they have waited', () => {
    nameFonts();
    expect(styles()).toEqual([]);
    holdFaces();
    nameFonts();
    nameFonts();
    expect(styles()).toEqual([FACES]);
  });

  it.each([
    ['load', 'load'],
    ['load', 'error'],
  ])('are named together, after the %s of one and the %s of the other', (one, other) => {
    vi.useFakeTimers();
    holdFaces();
    const fonts = '/a.woff2 /b.woff2';
    loadApp({ library: '/react.js', fonts }, [], vi.fn(), vi.fn(), () => new Promise(() => undefined));
    const asked = [...document.head.querySelectorAll('[rel=preload][as=font]')];
    expect(asked.map((link) => link.getAttribute('href'))).toEqual(fonts.split(' '));
    asked[0]?.dispatchEvent(new Event(one));
    expect(styles()).toEqual([]);
    asked[1]?.dispatchEvent(new Event(other));
    expect(styles()).toEqual([FACES]);
  });
});

describe('loading the app (19.21)', () => {
  const asked = (kind: string) =>
    [...document.head.querySelectorAll(`link${kind}`)].map((link) => link.getAttribute('href'));

  it('asks for all files ahead, the fonts first, and runs React before the entry', async () => {
    holdFaces();
    const load = vi.fn(() => Promise.resolve());
    const prepare = vi.fn(() => {
      expect(load.mock.calls).toEqual([['/react.js']]);
    });
    const files = { library: '/react.js', entry: '/entry.js', fonts: '/a.woff2', chunks: '/one.js /two.js' };
    loadApp(files, [], prepare, vi.fn(), load);
    expect(asked('')).toEqual(['/a.woff2']);
    expect(load.mock.calls).toEqual([['/react.js']]);
    await vi.waitFor(() => expect(load.mock.calls).toEqual([['/react.js'], ['/entry.js']]));
    expect(asked('[rel=modulepreload]')).toEqual(['/one.js', '/two.js', '/entry.js']);
    expect(prepare).toHaveBeenCalledTimes(1);
    // The app waits for no font.
    expect(styles()).toEqual([FACES]);
  });

  it("asks for the page's own files with the app's", async () => {
    const files = { library: '/react.js', entry: '/entry.js' };
    loadApp(files, ['/page.js', '/page.css'], vi.fn(), vi.fn(), () => Promise.resolve());
    await vi.waitFor(() => expect(asked('[rel=modulepreload]')).toContain('/page.js'));
    expect(asked('[rel=preload][as=style]')).toEqual(['/page.css']);
  });

  it.each(['/react.js', '/entry.js'])('tells that %s failed', async (broken) => {
    const error = new Error('gone');
    const failed = vi.fn();
    const load = (address: string) => (address === broken ? Promise.reject(error) : Promise.resolve());
    loadApp({ library: '/react.js', entry: '/entry.js' }, [], vi.fn(), failed, load);
    await vi.waitFor(() => expect(failed.mock.calls).toEqual([[error]]));
  });
});

describe('an app that can not be loaded (19.21)', () => {
  it('is not tried again at once, for the page may be about to go', () => {
    vi.useFakeTimers();
    recover(new Error('gone'));
    vi.advanceTimersByTime(LEAVING_MS - 1);
    expect(window.history.state).toBeNull();
  });

  it('is told on the page, and in the console, where a reload has not helped', async () => {
    vi.useFakeTimers();
    window.history.replaceState({ reloaded: true }, '');
    const error = new Error('gone');
    recover(error);
    await vi.advanceTimersByTimeAsync(2 * LEAVING_MS);
    expectLogged(/The app could not be loaded/);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('try again in a moment');
    expect(document.querySelector('[role=alert] button')?.textContent).toBe('Try again');
  });
});
