import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { hold } from '../e2e/held';
import { followRequests, settled } from '../e2e/settled';

test(
  'a loading list keeps the footer out of view, so that nothing visible moves when it appears',
  { tag: '@phone' },
  async ({ page }) => {
    const list = await hold(page, /\/products\?.*limit=/);
    await page.goto(paths.products);
    const main = page.getByRole('main');
    await expect(main.getByText('Loading products...')).toBeVisible();
    // Past the end of the placeholder cards.
    await main.locator('section > [aria-hidden="true"]').evaluate((cards) => {
      cards.scrollIntoView({ block: 'end', behavior: 'instant' });
      window.scrollBy({ top: 300, behavior: 'instant' });
    });
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    list.release();
    await expect(main.getByRole('list', { name: 'Perfumes' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  },
);

for (const { path, call, freshMs, tag } of [
  { path: paths.orders, call: 'orders', freshMs: 30_000, tag: '@desktop' },
  { path: paths.products, call: 'products', freshMs: 300_000, tag: '@phone' },
] as const) {
  test(
    `a stale ${path} is refetched when it is shown again: a failure moves nothing, and reaching its end during the refetch loads the next page`,
    { tag },
    async ({ page, mock, signIn, problems }) => {
      problems.allow(/status (?:of )?500/);
      await signIn();
      await page.clock.install();
      const open = followRequests(page);
      await page.goto(path);
      await settled(page, open);
      const leave = async (): Promise<void> => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click');
        await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      };
      // The brand's fonts are used from the second page on, and some lines break differently in them.
      await leave();
      await page.goBack();
      const hasBrandFace = () =>
        page.evaluate(() => document.fonts.check('1rem Jost') && document.fonts.size > 6);
      await expect.poll(hasBrandFace).toBe(true);
      await settled(page, open);
      const rows = page.locator('main [aria-posinset]');
      const pages = async () => (await mock.requests(call)).map(({ query }) => query.page);
      const loaded = await pages();

      /** Leaves the list and returns when it is stale; its first page is answered with this fault. */
      const returnLater = async (fault: 500 | 'hang'): Promise<number> => {
        await leave();
        await page.clock.fastForward(freshMs + 1000);
        const asked = (await pages()).length;
        await mock.fault({ endpoint: call, fault, query: { page: '1' }, times: 1 });
        await page.goBack();
        await expect.poll(pages).toHaveLength(asked + 1);
        return asked;
      };

      const where = () =>
        rows.evaluateAll((all) => all.slice(0, 5).map((row) => row.getBoundingClientRect().top));
      const lastPlace = async () => Number(await rows.last().getAttribute('aria-posinset'));
      const before = await where();
      await returnLater(500);
      await expect.poll(async () => (await mock.requests(call)).at(-1)?.status).toBe(500);
      await settled(page, open);
      expect(await where()).toEqual(before);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

      const asked = await returnLater('hang');
      await rows.last().evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(page.getByRole('main').getByText(/^Loading more/)).toBeVisible();
      const last = await lastPlace();
      expect(await pages()).toHaveLength(asked + 1);
      await mock.release();
      const next = String(loaded.length + 1);
      await expect.poll(async () => (await pages()).slice(asked)).toEqual([...loaded, next]);
      await expect.poll(lastPlace).toBeGreaterThan(last);
    },
  );
}
