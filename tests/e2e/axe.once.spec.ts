import { paths } from '../../src/config/paths';
import { bringAxe, violations } from './axe';
import { expect, test } from './fixtures';
import { atRest } from './walk';

test('axe sees what is planted', async ({ page }) => {
  await bringAxe(page);
  await page.goto(paths.login);
  await atRest(page);
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label')) label.remove();
  });
  expect((await violations(page)).join('\n')).toMatch(/^label /m);
});
