import { expect, test } from '../e2e/fixtures';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';

// Dates are shown in the browser's time zone.
test.use({ timezoneId: 'UTC' });

/** A state's name as a file's. */
const fileOf = (visitor: string, state: string): string =>
  `${visitor}-${state.replaceAll(' ', '-')}.aria.yml`;

for (const group of stateGroups) {
  test(`what a screen reader hears: ${group.name}`, async ({ page, mock, problems, signIn }) => {
    test.setTimeout(180_000);
    // The film's own control and the slide in view would change under the reading.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Unscrolled: a list that grows shows its first page.
    await visitStates({ page, mock, problems, signIn, scroll: false }, group, async (state) => {
      const modal = page.locator('dialog[open]');
      const heard = (await modal.count()) > 0 ? modal : page.getByRole('main');
      await expect.soft(heard).toMatchAriaSnapshot({ name: fileOf(group.visitor, state) });
      const alert = page.getByRole('alert').last();
      if ((await alert.textContent()) !== '') {
        await expect.soft(alert).toMatchAriaSnapshot({ name: fileOf(group.visitor, `${state} alert`) });
      }
    });
  });
}
