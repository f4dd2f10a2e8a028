import { test, type Page } from '@playwright/test';
import type { MockApi, Session } from './mockApi';
import type { Problems } from './problems';
import { followRequests, settled } from './settled';
import { becomeCustomer, type stateGroups } from './states';
import { atRest } from './walk';

type StateGroup = (typeof stateGroups)[number];

interface Visitor {
  page: Page;
  mock: MockApi;
  problems: Problems;
  signIn: () => Promise<Session>;
}

/** Visits the states of a group one after the other, and checks each one once it is at rest. */
export async function visitStates(
  { page, mock, problems, signIn }: Visitor,
  { visitor, states }: Pick<StateGroup, 'visitor' | 'states'>,
  look: (state: string) => Promise<void>,
): Promise<void> {
  problems.allow(/status 500|status of 500|ERR_/);
  if (visitor === 'customer') await becomeCustomer(mock, signIn);
  const open = followRequests(page);
  for (const [state, { path, before, act, loading }] of Object.entries(states)) {
    await test.step(state, async () => {
      await before(mock);
      // Opening the same address again would be a reload, which keeps an open panel.
      await page.goto('about:blank');
      await page.goto(path);
      if (loading) await atRest(page);
      else await settled(page, open);
      await act(page);
      await atRest(page);
      await look(state);
      await mock.fault();
    });
  }
}
