import { expect, type Page } from '@playwright/test';
import type { MockApi, Session } from './mockApi';
import {
  choosingStates,
  CUSTOMER_LINES,
  customerStates,
  guestRoutes,
  guestStates,
  type ShopState,
  type Step,
} from './shopStates';

/** A state of the shop, and how a browser test reaches it. */
export interface VisitedState extends ShopState {
  /** Prepares the mock before the page is opened. */
  before: (mock: MockApi) => Promise<void>;
  /** Performs the steps on the open page, and waits until the state's text is visible. */
  act: (page: Page) => Promise<void>;
}

/** Performs a step as a person would. */
async function take(page: Page, step: Step): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const where = (await dialog.count()) > 0 ? dialog : page.locator('body');
  if ('follow' in step) {
    await where.getByRole('link', { name: step.follow, exact: true }).click();
    return;
  }
  if ('type' in step) {
    await where.getByLabel(step.into, { exact: true }).fill(step.type);
    return;
  }
  const button = where.getByRole('button', { name: step.press, exact: true });
  if (!step.onPhones || (await button.isVisible())) await button.click();
}

/** The states of a table, with the preparation of the mock and the steps on the page. */
function visited(table: Readonly<Record<string, ShopState>>): Readonly<Record<string, VisitedState>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, state]) => {
      const before = async (mock: MockApi): Promise<void> => {
        if (state.faults) await mock.fault(...state.faults);
      };
      const act = async (page: Page): Promise<void> => {
        for (const step of state.steps ?? []) await take(page, step);
        await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible();
      };
      return [name, { ...state, before, act }];
    }),
  );
}

/** All states, in groups that one test each can visit. */
export const stateGroups = [
  { visitor: 'guest', name: 'every open route', states: visited(guestRoutes) },
  { visitor: 'guest', name: 'what opens, fails, is empty or loads', states: visited(guestStates) },
  { visitor: 'customer', name: "the customer's routes and states", states: visited(customerStates) },
  { visitor: 'guest', name: 'what helps to choose', states: visited(choosingStates) },
] as const;

/** Logs a customer in who has a full cart. */
export async function becomeCustomer(mock: MockApi, signIn: () => Promise<Session>): Promise<void> {
  await mock.fillCart(await signIn(), await mock.productIds(CUSTOMER_LINES));
}
