import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

const WIDE = { width: 1200, height: 800 };
const NARROW = { width: 390, height: 844 };

test('the navigation bar stays at the top while the page scrolls (3.2)', async ({ page }) => {
  await page.goto(paths.privacyPolicy);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  const place = await page.getByRole('banner').boundingBox();
  expect(place?.y).toBe(0);
});

test('over a dark picture the navigation bar is clear, until the page scrolls (3.7)', async ({ page }) => {
  await page.goto(paths.home);
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).getPropertyValue('border-color'));
  const clear = await ground();
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect.poll(ground).not.toBe(clear);
});

test('the phone menu opens and closes: by its toggle, Escape, a link and a wider window (3.6)', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto(paths.cookies);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();

  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();

  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.setViewportSize(WIDE);
  await expect(toggle).toBeHidden();
  await expect(menu).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(menu).toBeHidden();
});
