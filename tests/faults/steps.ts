import assert from 'node:assert/strict';
import { STORAGE_KEYS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import type { Shop, Sight } from './shop';

/** What the walks are made of. */

const told = (sight: Sight): string =>
  JSON.stringify(sight, (_, part: unknown) => (part instanceof RegExp ? String(part) : part));

/** Waits until something can be seen, so many times if that is said. */
export const sees = (shop: Shop, sight: Sight, times?: number): Promise<void> =>
  shop.until(async () => {
    const count = await shop.count(sight);
    assert.ok(times === undefined ? count > 0 : count === times, `${String(count)} of ${told(sight)}`);
  });

export const heading = (shop: Shop, name: string): Promise<void> => sees(shop, { role: 'heading', name });

/** A text of the page. */
export const reads = (shop: Shop, text: string): Promise<void> => sees(shop, { text });

export const at = (shop: Shop, path: string): Promise<void> =>
  shop.until(async () => assert.equal(await shop.path(), path));

/** All alerts and what they say, one a line. */
export const alertTexts = async (shop: Shop): Promise<string> => (await shop.texts('alert')).join('\n');

/** A message that outlives the page. */
export const alerts = (shop: Shop, text: string): Promise<void> =>
  shop.until(async () => assert.ok((await alertTexts(shop)).includes(text), `no alert '${text}'`));

export const press = (shop: Shop, name: string): Promise<void> => shop.click({ role: 'button', name });

/** Follows a link of the navigation. */
export const follow = (shop: Shop, name: string): Promise<void> =>
  shop.click({ role: 'link', name, within: 'banner' });

export async function fill(shop: Shop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await shop.fill(label, value);
}

/** Nothing that was typed is lost. */
export async function typed(shop: Shop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) assert.equal(await shop.value(label), value, label);
}

/** The button's own call is over. */
export const idle = (shop: Shop, name: string): Promise<void> =>
  shop.until(async () => assert.equal(await shop.isBusy(name), false, `${name} is at work`));

/** Waits until the shop has logged a failure. */
export const logged = (shop: Shop, pattern: RegExp): Promise<void> => shop.until(() => shop.logged(pattern));

/** Logs the demo account in by the form that is on screen. */
export async function logIn(shop: Shop, password: string = DEMO_ACCOUNT.password): Promise<void> {
  await heading(shop, 'Login');
  await fill(shop, { 'Email or username': DEMO_ACCOUNT.email, Password: password });
  await press(shop, 'Login');
  await at(shop, paths.home);
  await alerts(shop, 'Login successful!');
}

/** Opens a page that asks for nothing but the customer's cart, and waits until that is stored. */
export async function openQuietPage(shop: Shop): Promise<void> {
  await shop.open(paths.cookies);
  await shop.until(async () => assert.ok(`local ${STORAGE_KEYS.cart}` in (await shop.stored())));
}

/** Asks for a code by the form, which leads to the next page. */
export async function askForCode(shop: Shop): Promise<void> {
  await shop.open(paths.forgotPassword);
  await fill(shop, { Email: DEMO_ACCOUNT.email });
  await press(shop, 'Send OTP');
  await heading(shop, 'Reset password');
}
