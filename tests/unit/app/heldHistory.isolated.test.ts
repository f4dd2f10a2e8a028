import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancelNavigation, createHeldHistory, pageAt } from '#app/heldHistory';
import { routes } from '#app/routes';
import { paths } from '#config/paths';

window.history.pushState(null, '', paths.contact);
const { navigator, listen } = createHeldHistory();
const stop = listen(() => undefined);
// The code of the pages is not there yet.
beforeEach(() => routes.forEach(({ page }) => (page.content = undefined)));
afterEach(stop);

const address = (): string => window.location.pathname + window.location.search;
/** A page's code may take a while to load. */
const arrives = () => expect.poll(address, { timeout: 20_000 });
const typed = `${paths.products}?search=musk`;

it("a page that is left writes into its own address, but not into Back's", async () => {
  navigator.push(paths.products);
  navigator.replace(`${address()}?draft`);
  expect(address()).toBe(`${paths.contact}?draft`);
  await arrives().toBe(paths.products);

  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(-2);
  await isBack;
  navigator.replace(typed);
  expect(address()).toBe(paths.home);
});

it('a navigation that is cancelled does not change the page, even when its code is there', async () => {
  const before = address();
  navigator.push(paths.register);
  cancelNavigation();
  await pageAt(paths.register).load();
  // The code of a second page comes after it.
  navigator.push(paths.cookies);
  await arrives().toBe(paths.cookies);
  navigator.go(-1);
  await arrives().toBe(before);
});

it('a guest who presses Cart gets the login at once, which knows the way back', async () => {
  navigator.push(`${paths.cart}?from=mail`);
  await arrives().toBe(paths.login);
  expect(window.history.state).toMatchObject({ usr: { from: `${paths.cart}?from=mail` } });
});
