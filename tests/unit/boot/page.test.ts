import { afterEach, describe, expect, it, vi } from 'vitest';
import { preload, shellPage } from '#boot/shellPage';
import { showNotLoaded } from '#boot/showNotLoaded';
import { storedCustomer } from '#boot/storedCustomer';
import { STORAGE_KEYS } from '#config/constants';
import { expectLogged } from '../../helpers/console';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the customer whose session is stored', () => {
  type Case = [token: string | null, user: string | null, customer?: object];
  const nobody = (user: string | null): Case => ['t', user];

  it.each<Case>([
    ['t', '{"_id":"1","id":"2"}', { userId: '1', token: 't' }],
    ['t', '{"_id":[1],"id":"2"}', { userId: '2', token: 't' }],
    [' t ', '{"userId":7}', { userId: '7', token: 't' }],
    ...['{"name":"Ada"}', '{broken', null, '"text"', '[{"_id":"1"}]'].map(nobody),
    ...['{"_id":"\\ud800"}', '{"_id":".."}', '{"_id":" "}'].map(nobody),
    ...[null, '', 't\u00e9'].map((token): Case => [token, '{"_id":"1"}']),
  ])('with the token %j and the user %j is %j', (token, user, customer) => {
    if (token !== null) localStorage.setItem(STORAGE_KEYS.token, token);
    if (user !== null) localStorage.setItem(STORAGE_KEYS.user, user);
    expect(storedCustomer()).toEqual(customer);
  });

  it('is undefined if the storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(storedCustomer()).toBeUndefined();
  });
});

describe('the code that a page of the shell needs', () => {
  const CART = { files: ['/cart.js', '/cart.css'], call: 'https://api.example/cart' };
  const LOGIN = { files: ['/login.js'] };
  const PAGES = JSON.stringify({
    '/cart': { ...CART, guests: LOGIN },
    '/search': { files: ['/search.js'] },
    '*': { files: ['/home.js'] },
  });

  it.each([
    ['/cart', true, CART],
    ['/cart/', true, CART],
    ['/cart', false, LOGIN],
    ['/search', true, { files: ['/search.js'] }],
    ['/search', false, { files: ['/search.js'] }],
    ['/no/such/page', false, { files: ['/home.js'] }],
    ['/constructor', true, { files: ['/home.js'] }],
  ])('%s with a session: %s', (path, signedIn, needs) => {
    expect(shellPage(PAGES, path, signedIn)).toMatchObject(needs);
  });

  it('is preloaded as scripts and style sheets', () => {
    preload('/cart.js');
    preload('/cart.css');
    const [script, style] = document.head.querySelectorAll('link');
    expect([script?.rel, style?.rel, style?.as]).toEqual(['modulepreload', 'preload', 'style']);
  });
});

it('an app that cannot be loaded is reported on the page and in the console', () => {
  showNotLoaded(new Error('gone'));
  expectLogged(/The app could not be loaded/);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('try again in a moment');
  expect(document.querySelector('[role=alert] button')?.textContent).toBe('Try again');
});
