import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

test('a letter to the shop: its errors, then thanks, and what was sent', async ({ page, mock }) => {
  await page.goto(paths.contact);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send Message' });
  await main.getByLabel('First name').fill('4nna');
  await send.click();
  await expect(main.getByLabel('First name')).toBeFocused();
  for (const text of ['Only letters are allowed.', 'Email is required.', 'Message is required.']) {
    await expect(main.getByText(text)).toBeVisible();
  }
  const letter = {
    'First name': 'José',
    'Last name': 'Martin',
    Email: 'jose@example.com',
    Message: 'Good evening',
  };
  for (const [label, text] of Object.entries(letter)) await main.getByLabel(label).fill(text);
  await send.click();
  await expect(main).toContainText("Thank you for reaching out! We'll get back to you soon.");
  await expect(main.getByLabel('First name')).toHaveCount(0);
  const [mail] = await mock.inbox();
  expect(mail?.params).toEqual({ name: 'José Martin', email: 'jose@example.com', message: 'Good evening' });
});
