import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { openMenu } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';

async function expectFrame(page: Page, name: string): Promise<void> {
  await page.goto(paths.contact);
  const header = page.getByRole('banner');
  await expect(header).toMatchAriaSnapshot({ name: `${name}-header.aria.yml` });
  await openMenu(page);
  await expect(header).toMatchAriaSnapshot({ name: `${name}-menu.aria.yml` });
}

test('what a screen reader hears of the frame', async ({ page, mock, signIn, isMobile }) => {
  const size = isMobile ? 'phone' : 'desktop';
  await expectFrame(page, `${size}-guest`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
  await becomeCustomer(mock, signIn);
  await expectFrame(page, `${size}-customer`);
});
