import { test } from '../e2e/fixtures';
import { main } from '../e2e/shopper';
test('look', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const [w, h] of [
    [320, 225],
    [320, 640],
    [390, 844],
    [700, 900],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.goto('/products/royal-oud');
    await main(page)
      .getByRole('button', { name: /^Buy Now/ })
      .waitFor();
    await main(page).getByRole('button', { name: 'Look closer' }).waitFor();
    await main(page)
      .getByRole('button', { name: /^Save / })
      .waitFor();
    await page.screenshot({ path: `/tmp/h5-forced/zz-oud-${w}.png` });
    const b = await main(page)
      .getByRole('button', { name: /^Buy Now/ })
      .boundingBox();
    const a = await main(page)
      .getByRole('button', { name: 'Add to Cart: Royal Oud', exact: true })
      .boundingBox();
    console.log(w, JSON.stringify({ a, b }));
    await page.goto('/products');
    await main(page).getByRole('link', { name: 'Rose Velours', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy Now/ })
      .waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/h5-forced/zz-panel-${w}.png` });
  }
});
