import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { main } from '../e2e/shopper';

const PRODUCTS = 60;
/** Cards of a sheet: at least two lines of three. */
const ON_A_SHEET = 6;

test(
  'the catalogue prints all its loaded perfumes, without blank pages',
  { tag: '@desktop' },
  async ({ page, mock }) => {
    await mock.fault({ endpoint: 'products', fault: 'many' });
    await page.goto(paths.products);
    const cards = main(page).getByRole('list', { name: 'Perfumes' }).getByRole('listitem');
    const status = main(page).getByText(/^Showing the first \d+ perfumes$/);
    await expect
      .poll(
        async () => {
          await cards.last().evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
          return Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
        },
        { intervals: [100], timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(PRODUCTS);
    // More perfumes may arrive before the print, so both numbers are read as it begins.
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        const { dataset } = document.documentElement;
        dataset.printed = String(document.querySelectorAll('main [role="list"] h3').length);
        dataset.loaded = /Showing the first (\d+)/.exec(document.body.textContent)?.[1] ?? '';
      });
    });
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    const { printed, loaded } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(Number(loaded)).toBeGreaterThanOrEqual(PRODUCTS);
    expect(printed).toBe(loaded);
    expect(sheets?.length).toBeLessThanOrEqual(Math.ceil(Number(loaded) / ON_A_SHEET));
  },
);
