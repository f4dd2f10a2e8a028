import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../helpers/app';
import { inPanel } from '../helpers/goods';
import { panelPath } from '../helpers/page';

const sheet = vi.fn<Navigator['share']>();
const inDialog = () => within(screen.getByRole('dialog'));

/** Presses Share. @param failure why the share sheet fails @param copying why the link cannot be copied */
async function pressShare(failure?: Error, copying?: Error): Promise<void> {
  sheet.mockReset().mockImplementation(() => (failure ? Promise.reject(failure) : Promise.resolve()));
  Object.assign(navigator, { share: sheet });
  const { user } = renderApp(panelPath(inPanel.name));
  const share = await screen.findByRole('button', { name: 'Share' });
  if (copying) vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(copying);
  await user.click(share);
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it.each([undefined, new DOMException('closed', 'AbortError')])(
  'the share sheet gets the link, and may be closed (%s)',
  async (outcome) => {
    await pressShare(outcome);
    expect(sheet).toHaveBeenCalledWith({
      title: inPanel.name,
      url: expect.stringContaining(panelPath(inPanel.name)) as string,
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

const failed = (name: string) => new DOMException('failed', name);

it.each([...['NotAllowedError', 'InvalidStateError', 'DataError'].map(failed), new TypeError()])(
  'if the share sheet fails with %s, the link is copied',
  async (failure) => {
    await pressShare(failure);
    expect(await inDialog().findByText('Link copied.')).toBeVisible();
    // Not those of the dialog's room.
    expect(inDialog().getByRole('alert'), 'the colours of the page').toHaveAttribute('data-ground', '');
    expect(await navigator.clipboard.readText()).toContain(panelPath(inPanel.name));
  },
);

it('if the link cannot be copied either, the shopper is told', async () => {
  await pressShare(failed('NotAllowedError'), failed('NotAllowedError'));
  expect(await inDialog().findByText('The link could not be copied.')).toBeVisible();
});
