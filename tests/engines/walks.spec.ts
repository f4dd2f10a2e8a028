import { PAGE_SIZE } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';
import { longestNamed as wanted, other, priceOf } from '../../src/mocks/goods';
import { slides, welcome, withFilm } from '../helpers/house';

const button = (name: string, within = 'main') => ({ role: 'button', name, within });

/** Registers, which also logs in. */
async function signUp(
  visitor: Visitor,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  await visitor.open(paths.register);
  await visitor.fill({ Name: name, Email: email, Password: password, 'Confirm password': password });
  await visitor.click(button('Register'));
  await visitor.at(paths.home);
  // In Firefox, a navigation to an address fails while the previous page is still loading.
  await visitor.sees({ role: 'heading', name: welcome });
}

test('a purchase: its dialog traps the focus, closes with Escape, and returns the focus', async ({
  visitor,
  account,
}) => {
  await signUp(visitor, account);
  await visitor.open(wanted.path);
  await visitor.click(button(`Add to Cart: ${wanted.name}`));
  await visitor.reads(`${wanted.name} added to cart.`);
  await visitor.click({ role: 'link', name: 'Cart, 1 item', within: 'banner' });
  await visitor.at(paths.cart);
  await visitor.reads(priceOf(wanted));

  const remove = button(`Remove ${wanted.name}`);
  await visitor.click(remove);
  await visitor.sees({ role: 'alertdialog' });
  for (let stop = 0; stop < 4; stop += 1) {
    await visitor.press('Tab');
    const isInside = await visitor.driver.run(() => {
      const { activeElement: element, body } = document;
      return element === body || element?.closest('dialog[open]') !== null;
    });
    expect(isInside, 'the focus is in the dialog').toBe(true);
  }
  await visitor.press('Escape');
  await visitor.isGone({ role: 'alertdialog' });
  await visitor.isFocused(remove);

  await visitor.click(button('Checkout'));
  await visitor.at(paths.orders);
  await visitor.reads('Order placed successfully!');
  const latest = await visitor.textOf({ role: 'region', name: 'Latest order' });
  expect(latest).toContain(wanted.name);
  expect(latest).toContain(priceOf(wanted));
  await visitor.sees({ role: 'link', name: 'Cart', within: 'banner' });
});

test('a password recovery', async ({ visitor, mock, account }) => {
  await signUp(visitor, account);
  await visitor.driver.run(() => localStorage.clear());
  await visitor.open(paths.forgotPassword);
  await visitor.fill({ Email: account.email });
  await visitor.click(button('Send OTP'));
  await visitor.at(paths.resetPassword);
  const [code, password] = [await mock.newestCode(account.email), 'Second-Bloom-4'];
  await visitor.fill({ OTP: code, 'New password': password, 'Confirm password': password });
  await visitor.click(button('Reset password'));
  await visitor.reads('Password reset successful!');
  await visitor.at(paths.login);
  await visitor.fill({ 'Email or username': account.email, Password: password });
  await visitor.click(button('Login'));
  await visitor.at(paths.home);
});

test('the catalogue loads more while it is scrolled', async ({ visitor }) => {
  await visitor.open(paths.products);
  /** Scrolls to the last rendered card, and returns its position in the list. */
  const scrollToLast = (): Promise<number> =>
    visitor.driver.run(() => {
      const last = [...document.querySelectorAll('main [aria-posinset]')].at(-1);
      last?.scrollIntoView({ block: 'end', behavior: 'instant' });
      return Number(last?.getAttribute('aria-posinset'));
    });
  for (const pages of [1, 2]) await expect.poll(scrollToLast).toBeGreaterThan(PAGE_SIZE * pages);
});

test('the animation of Home plays', async ({ visitor }) => {
  await visitor.open(paths.home);
  await visitor.sees({ role: 'heading', name: 'New Collections' });
  const drawing = (): Promise<string> =>
    visitor.driver.run(() => document.querySelector('main svg[preserveAspectRatio]')?.innerHTML ?? '');
  await expect.poll(drawing, 'the drawing').not.toBe('');
  const first = await drawing();
  await expect.poll(drawing, 'its next picture').not.toBe(first);
});

test('the film plays, or its poster stays if the engine lacks the codec', async ({ visitor }) => {
  await visitor.open(paths.home);
  const canPlay = await visitor.driver.run(() => {
    const types = [...document.querySelectorAll('video source')].map(
      (source) => source.getAttribute('type') ?? '',
    );
    return types.some((type) => document.createElement('video').canPlayType(type) !== '');
  });
  test.info().annotations.push({ type: 'film', description: canPlay ? 'played' : 'no codec' });
  await visitor.click({
    role: 'button',
    name: `Go to slide ${String(withFilm + 1)} of ${String(slides.length)}`,
  });
  /** The film's time, and whether its poster, which is below it, is loaded and the film is hidden. */
  const film = () =>
    visitor.driver.run(() => {
      const video = document.querySelector('video');
      const poster = video?.parentElement?.querySelector('img');
      return {
        time: video?.currentTime ?? 0,
        poster: (poster?.naturalWidth ?? 0) > 0 && video !== null && getComputedStyle(video).opacity === '0',
      };
    });
  await expect
    .poll(async () => (canPlay ? (await film()).time > 0 : (await film()).poster), 'the film or its poster')
    .toBe(true);
});

test('search by keyboard', async ({ visitor }) => {
  await visitor.open(paths.cookies);
  const search = { role: 'button', name: 'Search', within: 'banner' };
  await visitor.click(search);
  await visitor.isFocused({ role: 'combobox' });
  await visitor.press('Escape');
  await visitor.isGone({ role: 'combobox' });
  await visitor.isFocused(search);
  await visitor.press('Enter');
  await visitor.isFocused({ role: 'combobox' });
  await visitor.type(wanted.name.slice(0, -1).toLowerCase());
  await visitor.sees({ role: 'option', name: wanted.name });
  await visitor.press('Enter');
  await visitor.at(wanted.path);
  await visitor.click(search);
  await visitor.isFocused({ role: 'combobox' });
  await visitor.type(other.name);
  await visitor.sees({ role: 'option', name: other.name });
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.at(other.path);
});

test('pages obey the strict policy, which is enforced', async ({ visitor }) => {
  for (const path of [paths.home, paths.products, wanted.path, paths.contact, paths.login]) {
    await visitor.open(path);
    await visitor.sees({ role: 'heading' });
    expect(await visitor.problems(), path).toEqual([]);
  }
  await visitor.driver.run(() => {
    const script = document.createElement('script');
    script.append('window.planted = true');
    document.head.append(script);
  });
  expect(await visitor.driver.run(() => 'planted' in window)).toBe(false);
  await expect.poll(() => visitor.problems(), 'the breach').not.toEqual([]);
});

for (const path of [paths.home, paths.login]) {
  test(`${path} can be left before the app has started`, async ({ visitor }) => {
    await visitor.open(paths.cookies);
    await visitor.driver.run(
      (from, to) => {
        sessionStorage.setItem('leaveFor', to);
        location.assign(from);
      },
      path,
      paths.contact,
    );
    await visitor.at(paths.contact);
  });
}
