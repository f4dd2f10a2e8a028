import { bringAxe, violations } from '../e2e/axe';
import { expect, test } from '../e2e/fixtures';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';

for (const group of stateGroups) {
  test(`axe finds nothing: ${group.name}`, async ({ page, mock, signIn, problems }) => {
    test.setTimeout(300_000);
    await bringAxe(page);
    await visitStates({ page, mock, problems, signIn }, group, async (state) => {
      expect.soft(await violations(page), state).toEqual([]);
    });
  });
}
