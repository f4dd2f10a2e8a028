import { paths } from '#config/paths';
import { first } from '../helpers/goods';
import { expect, test } from './fixtures';
import { watchFrames } from './frames';
import { hold } from './held';
import { banner, heading, main } from './shopper';

test(
  'a page stays until the code of the next one is there, also on Back',
  { tag: '@desktop' },
  async ({ page }) => {
    const blanks = await watchFrames(page, () =>
      document.querySelector('main') && !document.querySelector('main h1') ? ['no heading'] : [],
    );
    await page.goto(first.path);
    const product = await hold(page, /ProductPage-.*js/);
    await page.goto(paths.products);
    await expect(main(page).getByRole('link', { name: first.name, exact: true })).toBeVisible();
    const title = await page.title();
    const bottle = main(page).getByRole('link', { name: first.name, exact: true });
    await bottle.press('Enter');
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    await expect(page).toHaveURL(paths.products);
    await expect(page).toHaveTitle(title);
    await expect(bottle).toBeFocused();

    await banner(page).getByRole('link', { name: 'Login' }).click();
    await expect(heading(page, 'Login')).toBeFocused();
    product.release();
    await expect(page.locator('html[data-waiting]')).not.toBeAttached();
    await expect(page).toHaveURL(paths.login);

    await page.reload();
    const catalogue = await hold(page, /CataloguePage-.*js/);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(catalogue.asked).toBe(1);
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page).toHaveTitle(/^Login/);
    catalogue.release();
    await expect(page).toHaveTitle(title);
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeFocused();
    expect(await blanks()).toEqual([]);
  },
);

test(
  'the pressed bottle becomes the bottle of its page, but not on Back',
  { tag: '@desktop' },
  async ({ page }) => {
    // The test's machine may be slow.
    await page.addInitScript(() => {
      performance.now = () => 0;
      const named: string[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const names = (): string =>
          [...document.querySelectorAll('img')]
            .filter(({ style }) => style.getPropertyValue('view-transition-name') === 'bottle')
            .map((image) => (image.closest('article') ? 'page' : image.alt))
            .join();
        named.push(names());
        const transition = start(update);
        void transition.updateCallbackDone.then(() => named.push(names()));
        return transition;
      };
      Object.assign(window, { named });
    });
    const named = () => page.evaluate(() => (window as unknown as { named: string[] }).named);
    await page.goto(paths.products);
    await main(page).getByRole('link', { name: first.name, exact: true }).click();
    await expect(heading(page, first.name)).toBeFocused();
    await expect.poll(named).toEqual([first.name, 'page']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('article img[style*="background"]'), 'the small bottle behind it').toHaveCount(
      0,
    );
    await page.goBack();
    await expect(main(page).getByRole('link', { name: first.name, exact: true })).toBeFocused();
    expect(await named()).toHaveLength(2);
    expect(await page.locator('img[style*="view-transition-name"]').count()).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await main(page).getByRole('link', { name: first.name, exact: true }).click();
    await expect(heading(page, first.name)).toBeFocused();
    expect(await named()).toHaveLength(2);
  },
);

for (const [saveData, count] of [
  [false, 2],
  [true, 0],
] as const)
  test(
    `the code of ${count} likely next pages is loaded with Save-Data ${saveData ? 'on' : 'off'}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const loaded = new Set<string>();
      page.on('request', (request) =>
        loaded.add(/(?:Catalogue|Product|axios|client)[^-]*(?=-.*js)/.exec(request.url())?.[0] ?? ''),
      );
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
        saveData,
      );
      await page.goto(paths.home);
      await expect.poll(() => [...loaded]).toContain('client');
      await page.waitForLoadState('networkidle');
      expect([...loaded].filter((name) => name.endsWith('Page'))).toHaveLength(count);
    },
  );
