import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../helpers/app';
import { inPanel } from '../helpers/goods';
import { panelPath } from '../helpers/page';

async function pressShare(): Promise<void> {
  const { user } = renderApp(panelPath(inPanel.name));
  const share = await screen.findByRole('button', { name: 'Share' });
  await user.click(share);
}

const inDialog = () => within(screen.getByRole('dialog'));

const sheet = vi.fn<Navigator['share']>();

function withSheet(outcome: Error | undefined): void {
  sheet.mockReset();
  sheet.mockImplementation(() => (outcome ? Promise.reject(outcome) : Promise.resolve()));
  Object.assign(navigator, { share: sheet });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it.each([undefined, new DOMException('closed', 'AbortError')])(
  'the share sheet gets the link, and may be closed (%s)',
  async (outcome) => {
    withSheet(outcome);
    await pressShare();
    expect(sheet).toHaveBeenCalledWith({
      title: inPanel.name,
      url: expect.stringContaining(panelPath(inPanel.name)) as string,
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

it.each(['NotAllowedError', 'InvalidStateError', 'DataError', 'TypeError'])(
  'if the share sheet fails with %s, the link is copied',
  async (name) => {
    withSheet(name === 'TypeError' ? new TypeError() : new DOMException('failed', name));
    await pressShare();
    expect(await inDialog().findByText('Link copied.')).toBeVisible();
    // Not those of the dialog's room.
    expect(inDialog().getByRole('alert'), 'the colours of the page').toHaveAttribute('data-ground', '');
    expect(await navigator.clipboard.readText()).toContain(panelPath(inPanel.name));
  },
);

it('if the link cannot be copied either, the shopper is told', async () => {
  withSheet(new DOMException('failed', 'NotAllowedError'));
  const { user } = renderApp(panelPath(inPanel.name));
  const share = await screen.findByRole('button', { name: 'Share' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(share);
  expect(await inDialog().findByText('The link could not be copied.')).toBeVisible();
});
