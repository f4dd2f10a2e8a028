import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import {
  CUSTOMER_LINES,
  customerStates,
  guestRoutes,
  guestStates,
  type ShopState,
} from '../../src/mocks/shopStates';
import type { MockApi, Session } from './mockApi';
import { openMenu, searchFor } from './shopper';

/** A state of the shop, as a browser test brings it about. */
export interface VisitedState extends ShopState {
  /** Sets the mock before the page is opened. */
  before?: (mock: MockApi) => Promise<void>;
  /** Brings the state about once the page is there. */
  act?: (page: Page, mock: MockApi) => Promise<void>;
}

type Acts<Table> = { readonly [Name in keyof Table]?: NonNullable<VisitedState['act']> };

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const errorsShow = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
};
const opened = async (page: Page): Promise<void> => {
  await expect(page.locator('dialog[open]')).toBeVisible();
};

/** Asks for a code, as the way to the pages that need an e-mail. */
export async function askForCode(page: Page, email = 'demo@aurevane.example'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(main).toContainText(email);
}

async function goToVerify(page: Page): Promise<void> {
  await askForCode(page);
  await page.getByRole('link', { name: 'Check the code first, or get a new one' }).click();
  await expect(page).toHaveURL(paths.verifyOtp);
  await expect(page.getByLabel('OTP')).toBeVisible();
}

/** What brings a route about that no link leads to. */
const guestRoutesActs: Acts<typeof guestRoutes> = {
  'reset password': (page) => askForCode(page),
  'verify otp': goToVerify,
};

/** What a guest does. */
const guestStatesActs: Acts<typeof guestStates> = {
  menu: openMenu,
  'search overlay': (page) => searchFor(page, ''),
  'search overlay with matches': (page) => searchFor(page, 'o'),
  'search overlay without a match': (page) => searchFor(page, 'zzz'),
  'notify me': async (page) => {
    await press('Notify Me When Live')(page);
    await opened(page);
  },
  'notify me with an error': async (page) => {
    await press('Notify Me When Live')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Notify Me', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Please enter your email.')).toBeVisible();
  },
  'catalogue with an alert': press(/^Buy Now/),
  'contact with errors': async (page) => {
    await press('Send Message')(page);
    await errorsShow(page);
  },
  'login with errors': async (page) => {
    await press('Login')(page);
    await errorsShow(page);
  },
  'register with errors': async (page) => {
    await press('Register')(page);
    await errorsShow(page);
  },
  'forgot password with an error': async (page) => {
    await press('Send OTP')(page);
    await errorsShow(page);
  },
  'reset password with errors': async (page) => {
    await askForCode(page);
    await press('Reset password')(page);
    await errorsShow(page);
  },
  'verify otp with an error': async (page) => {
    await goToVerify(page);
    await press('Verify OTP')(page);
    await errorsShow(page);
  },
  'reset password without an email': async (page) => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.reload();
  },
  'contact sent': async (page) => {
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Martin');
    await main.getByLabel('Email').fill('ada@example.com');
    await main.getByLabel('Message').fill('Good evening');
    await press('Send Message')(page);
    await expect(main).toContainText('Thank you for reaching out!');
  },
};

/** What a customer does. */
const customerStatesActs: Acts<typeof customerStates> = {
  menu: openMenu,
  'cart with the question': async (page) => {
    await press(/^Remove/)(page);
    await opened(page);
  },
  'catalogue with a perfume added': async (page) => {
    await press(/^Add to Cart/)(page);
    await expect(page.getByRole('alert').getByText(/added to cart/)).toBeVisible();
  },
};

/** The states of a table, with what sets the mock and what is done on the page. */
function visited(
  table: Readonly<Record<string, ShopState>>,
  acts: Readonly<Record<string, VisitedState['act']>>,
): Readonly<Record<string, VisitedState>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, state]) => {
      const act = acts[name];
      const before = async (mock: MockApi): Promise<void> => {
        if (state.scenario) await mock.scenario(state.scenario);
        if (state.faults) await mock.fault(...state.faults);
      };
      return [name, { ...state, before, ...(act && { act }) }];
    }),
  );
}

/** All states, in groups that a test each can walk through. */
export const stateGroups = [
  { visitor: 'guest', name: 'every open route', states: visited(guestRoutes, guestRoutesActs) },
  {
    visitor: 'guest',
    name: 'what opens, fails, is empty or loads',
    states: visited(guestStates, guestStatesActs),
  },
  {
    visitor: 'customer',
    name: "the customer's routes and states",
    states: visited(customerStates, customerStatesActs),
  },
] as const;

/** Puts a customer with a full cart at the browser. */
export async function becomeCustomer(mock: MockApi, signIn: () => Promise<Session>): Promise<void> {
  await mock.fillCart(await signIn(), await mock.productIds(CUSTOMER_LINES));
}
