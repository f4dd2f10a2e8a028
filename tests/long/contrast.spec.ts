import { paths } from '../../src/config/paths';
import { faintTexts } from './contrast';
import { expect, test } from '../e2e/fixtures';
import { LARGER_TEXT } from './losses';
import { followRequests, settled } from '../e2e/settled';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';
import { atRest } from '../e2e/walk';

const [openRoutes, guestStates, customerStates] = stateGroups;
const groups = [
  { visitor: 'guest', name: openRoutes.name, states: openRoutes.states },
  {
    visitor: 'guest',
    name: 'dark grounds and an alert',
    states: Object.fromEntries(
      Object.entries(guestStates.states).filter(([state]) =>
        ['menu', 'perfume not sold yet', 'catalogue with an alert'].includes(state),
      ),
    ),
  },
  {
    visitor: 'customer',
    name: "the customer's routes",
    states: Object.fromEntries(
      Object.entries(customerStates.states).filter(([state]) =>
        ['home', 'cart', 'orders', 'profile', 'session'].includes(state),
      ),
    ),
  },
] as const;

for (const group of groups) {
  test(`words stand out from what is painted under them: ${group.name}`, async ({
    page,
    mock,
    problems,
    signIn,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitStates({ page, mock, problems, signIn }, group, async (state) => {
      const { read, faint } = await faintTexts(page);
      expect(read, state).toBeGreaterThan(5);
      expect.soft(faint, state).toEqual([]);
    });
  });
}

test('words stand out from every slide, and from the pictures when they are twice as large', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const open = followRequests(page);
  await page.goto(paths.home);
  for (const slide of [2, 3]) {
    await page.getByRole('button', { name: `Go to slide ${String(slide)} of 3` }).press('Enter');
    await expect(page.getByRole('group', { name: `${String(slide)} of 3` })).toBeVisible();
    await settled(page, open);
    await atRest(page);
    expect.soft((await faintTexts(page)).faint, `slide ${String(slide)}`).toEqual([]);
  }
  for (const path of [paths.home, paths.products, paths.contact]) {
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, LARGER_TEXT);
    await settled(page, open);
    await atRest(page);
    expect.soft((await faintTexts(page)).faint, `${path} with larger text`).toEqual([]);
  }
});
