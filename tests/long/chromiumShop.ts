import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../src/api/endpoints';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from '../../src/config/mockPaths';
import type { CallName } from '../../src/mocks/faults';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect } from '../e2e/fixtures';
import type { MockApi, Session } from '../e2e/mockApi';
import type { Problems } from '../e2e/problems';
import type { Shop, Sight } from '../faults/shop';

/** The path of a call under the mock's origin. */
function pathOf(call: CallName): RegExp {
  if (call === 'animation') return new RegExp(`${MOCK_PREFIX}/animation\\.json`);
  if (call === 'email') return new RegExp(`${MOCK_EMAIL_PATH}/api/v1\\.0/email/send`);
  return new RegExp(`${MOCK_API_PATH}${endpoints[call].replace(':userId', '[^/]+')}(?:\\?|$)`);
}

/** What the browser itself says of a call that has failed, and nothing else. */
function expectedProblems(call: CallName): RegExp[] {
  const path = pathOf(call).source.replace('(?:\\?|$)', '(?:\\?\\S*)?');
  const address = `http://127\\.0\\.0\\.1:\\d+${path}`;
  return [
    new RegExp(`^failed: [A-Z]+ ${address} net::ERR_[A-Z_]+$`),
    new RegExp(`^status [45]\\d\\d: [A-Z]+ ${address}$`),
    new RegExp(`^console: Failed to load resource: .*\\(${address}\\)$`),
  ];
}

interface Behind {
  mock: MockApi;
  problems: Problems;
  signIn: () => Promise<Session>;
}

/** The built shop in Chromium, in a page that was not opened yet. */
export function openChromiumShop(page: Page, { mock, problems, signIn }: Behind): Shop {
  const main = page.getByRole('main');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  let isHeld = false;

  const all = ({ within = 'main', ...sight }: Sight): Locator => {
    const region = within === 'page' ? page.locator('body') : page.getByRole(within);
    if ('text' in sight) return region.getByText(sight.text, { exact: true }).filter({ visible: true });
    const { role, name } = sight;
    // A role's name is what Playwright lists; a walk may name any.
    const named = role as Parameters<Locator['getByRole']>[0];
    return region.getByRole(named, name === undefined ? {} : { name, exact: true }).filter({ visible: true });
  };
  const field = (label: string): Locator => main.getByLabel(label, { exact: true });

  return {
    open: async (path) => {
      await page.goto(path);
    },
    showAgain: () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    click: (sight) => all(sight).first().click(),
    fill: (label, text) => field(label).fill(text),
    scrollTo: (text) => main.getByText(text).last().scrollIntoViewIfNeeded(),

    count: (sight) => all(sight).count(),
    texts: (role) => page.getByRole(role as 'alert').allTextContents(),
    value: (label) => field(label).inputValue(),
    isBusy: async (name) =>
      (await main.getByRole('button', { name, exact: true }).getAttribute('aria-disabled')) === 'true',
    path: () => page.evaluate(() => location.pathname + location.search),
    stored: () =>
      page.evaluate(() => {
        const entries = (name: string, area: Storage): [string, string][] =>
          Object.keys(area).map((key) => [`${name} ${key}`, area.getItem(key) ?? '']);
        return Object.fromEntries([...entries('local', localStorage), ...entries('session', sessionStorage)]);
      }),
    logged: (pattern) => {
      expect(
        warnings.some((text) => pattern.test(text)),
        `${String(pattern)} among ${warnings.join('; ')}`,
      ).toBe(true);
      return Promise.resolve();
    },
    until: (assertion) => expect(assertion).toPass({ timeout: 10_000 }),

    holdClock: async () => {
      isHeld = true;
      await page.clock.install();
    },
    pass: async (ms) => {
      if (isHeld) await page.clock.fastForward(ms);
    },

    signIn: async () => {
      await signIn();
    },
    fillCart: async () => mock.fillCart(await signIn(), await mock.productIds(2)),
    newestCode: () => mock.newestCode(DEMO_ACCOUNT.email),
    statuses: async (call) => (await mock.requests(call)).map(({ status }) => status),
    hasAccount: async (email) => (await mock.state()).users.some((user) => user.email === email),
    latestOrder: async () => (await mock.state()).orders[DEMO_ACCOUNT.id]?.[0]?.orderId,
    goWrong: async (call, fault) => {
      problems.allow(...expectedProblems(call));
      if (fault === 'refused') await page.route(pathOf(call), (route) => route.abort('connectionrefused'));
      else await mock.fault({ endpoint: call, fault });
    },
    goRight: async () => {
      await page.unrouteAll();
      await mock.clearFaults();
    },
  };
}
