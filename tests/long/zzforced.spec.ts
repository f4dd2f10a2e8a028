import { test } from '../e2e/fixtures';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';

for (const group of stateGroups) {
  test(`forced ${group.name}`, { tag: '@desktop' }, async ({ page, mock, problems, signIn }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await visitStates({ page, mock, problems, signIn }, group, async (state) => {
      await page.screenshot({
        path: `/tmp/h5-forced/${state.replace(/\W+/g, '-')}.jpg`,
        type: 'jpeg',
        quality: 60,
        fullPage: true,
        timeout: 30000,
      });
    });
  });
}
