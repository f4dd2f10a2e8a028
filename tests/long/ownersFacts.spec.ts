import { expect, test, type Page } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { startStaticHost } from '../../src/build/staticHost';
import { paths } from '../../src/config/paths';
import { first } from '../../src/mocks/goods';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expectNoShifts, recordShifts } from '../e2e/shifts';
import { hydrated } from '../e2e/settled';
import { addToCart, alert, cartItems, cartLink, fill, footer, logIn, main } from '../e2e/shopper';
import { PHONE } from '../helpers/browserTests';
import { buildForE2e } from '../helpers/e2eBuild';

const TERMS = /Example: Pay .+ Sent by \d+ \w{3}\. Arrives .+ \w{3}\./;
const SCREENS = { phone: PHONE, desktop: { viewport: { width: 1440, height: 900 } } };

async function expectGuarantee(page: Page): Promise<void> {
  const section = main(page).getByRole('region', { name: 'Guarantee' });
  await section.scrollIntoViewIfNeeded();
  const pictures = section.getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(section.getByRole('link', { name: 'Notice on the legal guarantee' })).toBeVisible();
}

test(
  "the owner's facts accompany a purchase and a withdrawal, moved by nothing; without them nothing is shown",
  { tag: '@desktop' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    // A preview has examples in place of the facts.
    const { folder, mockPort } = await buildForE2e('dist-e2e-examples', {}, 'preview');
    const [mock, site] = await Promise.all([startMockServer(mockPort), startStaticHost(folder)]);
    try {
      for (const [screen, options] of Object.entries(SCREENS)) {
        const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await recordShifts(page);
        const open = async (path: string): Promise<void> => {
          await page.goto(site.origin + path);
          await hydrated(page);
        };

        await test.step(`${screen}: a perfume's page says how to pay, when it comes, what it cost, and what the law asks`, async () => {
          await open(first.path);
          const offer = main(page).getByRole('region', { name: 'Price and order' });
          await expect(offer.getByText(TERMS)).toBeVisible();
          await expect(offer.getByText(/Lowest price of the last 30 days: \$/)).toBeVisible();
          await expectNoShifts(page);
          const wear = page.getByRole('heading', { name: 'How to wear it' });
          await wear.scrollIntoViewIfNeeded();
          await expect(main(page).getByRole('region', { name: 'Ingredients and safety' })).toBeVisible();
          await expectGuarantee(page);
        });

        await test.step(`${screen}: a guest named O'Brien withdraws from the footer, and has a receipt at once`, async () => {
          await open(paths.cookies);
          await footer(page).getByRole('link', { name: 'Withdraw from contract' }).press('Enter');
          await expect(page.getByRole('heading', { name: 'Withdraw from a contract' })).toBeVisible();
          await fill(page, { 'First name': 'Mary-Jane', 'Last name': "O'Brien", Email: 'mary@example.com' });
          await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
          await expect(page.getByRole('heading', { name: 'Your withdrawal has been sent' })).toBeFocused();
          await expect(main(page).getByText("Mary-Jane O'Brien")).toBeVisible();
        });

        await test.step(`${screen}: the cart has terms, guarantee and safety before Checkout`, async () => {
          await open(paths.login);
          await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
          await expect(page).toHaveURL(site.origin + paths.home);
          await open(first.path);
          await addToCart(page, first.name, 1);
          await cartLink(page).click();
          await expect(cartItems(page)).toHaveCount(1);
          await expect(main(page).getByRole('region', { name: 'Summary' }).getByText(TERMS)).toBeVisible();
          await expectGuarantee(page);
          const warnings = cartItems(page).getByText(/^Example: Flammable/);
          await expect(warnings).toBeHidden();
          await cartItems(page).getByText('Ingredients and safety').press('Enter');
          await expect(warnings).toBeVisible();
        });

        await test.step(`${screen}: after Checkout the alert and the latest order say what happens next`, async () => {
          await main(page).getByRole('button', { name: 'Checkout' }).click();
          const placed = alert(
            page,
            /^Order placed successfully! .*Example: We send .+ Sent by .+ Arrives .+\./,
          );
          await expect(placed).toBeVisible();
          const latest = main(page).getByRole('region', { name: 'Latest order' });
          await expect(latest.getByText('What happens next')).toBeVisible();
          await expect(latest).toContainText(/Example: We send .+ Example: Returns .+ Arrives .+\./);
          const covered = (await placed.boundingBox())?.height ?? NaN;
          if (screen === 'phone') expect(covered).toBeLessThanOrEqual(100);
        });
        await context.close();
      }

      await test.step('a build of the shop as it is has no example', async () => {
        const page = await browser.newPage();
        const plain = process.env.E2E_SITE ?? '';
        for (const path of [first.path, paths.disclaimer]) {
          await page.goto(plain + path);
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/Example|Withdraw from|Guarantee$/)).toHaveCount(0);
        }
        await page.close();
      });
    } finally {
      await Promise.all([mock.close(), site.close()]);
    }
  },
);
