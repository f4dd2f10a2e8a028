import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

test('Buy Now, from the catalogue to the latest order', async ({ page, mock, signIn }) => {
  const { user } = await signIn();
  await page.goto(paths.products);
  await page.getByRole('searchbox', { name: 'Search products...' }).fill('amber nights');
  await expect(page).toHaveURL(/search=amber/);
  await page.getByRole('button', { name: 'Buy Now: Amber Nights', exact: true }).click();
  await expect(page).toHaveURL(paths.orders);
  await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
  const latest = page.getByRole('main').getByRole('region', { name: 'Latest order' });
  await expect(latest).toContainText('Amber Nights');
  await expect(latest).toContainText('Quantity: 1');
  const [order] = await mock.requests('order');
  expect(order?.body).toMatchObject({
    userId: user._id,
    items: [{ name: 'Amber Nights', price: 168, quantity: 1 }],
    paymentMethod: 'Online',
    paymentStatus: 'Successful',
  });
});
