import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, renderApp } from '../helpers/app';
import { first } from '../helpers/goods';
import { catalogueTitle } from '../helpers/house';
import { header, heading, navigation } from '../helpers/page';

const menu = () => header().getByRole('button', { name: 'Menu' });

describe.each([
  ['search', '/contact', 'Contact', 'Search', 'Close search'],
  ['all pictures', first.path, first.name, 'Look closer', 'Close'],
  ['form of Notify Me', '/', /Welcome/, 'Notify Me When Live', 'Close'],
])('the dialog with the %s', (_, path, title, opener, closer) => {
  it.each(['Escape', 'its button', 'a press outside'])(
    'is closed by %s, leaves no history entry, and returns the focus even if a click gives none, as in Safari',
    async (way) => {
      const { user } = renderApp(path);
      await heading(title);
      const before = window.history.length;
      const button = await screen.findByRole('button', { name: opener });
      // As in Safari, a press takes the focus from where it was.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      fireEvent.click(button);
      const dialog = await screen.findByRole('dialog');
      vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
      const press = (target: Element, clientX: number): void => {
        fireEvent.pointerDown(target, { isPrimary: true, button: 0, clientX, clientY: 150 });
        fireEvent.click(target, { clientX, clientY: 150 });
      };
      // On its own scroll bar.
      press(dialog, 295);
      expect(dialog).toBeInTheDocument();
      if (way === 'a press outside') press(dialog, 50);
      else if (way === 'Escape') fireEvent(dialog, new Event('cancel', { cancelable: true }));
      else await user.click(within(dialog).getByRole('button', { name: closer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(button).toHaveFocus();
      expect([address(), window.history.length]).toEqual([path, before]);
    },
  );
});

it('a link in the search leads to its page and closes the search; Back leads to the page below', async () => {
  const { user } = renderApp('/contact');
  await heading('Contact');
  await user.click(header().getByRole('button', { name: 'Search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  await user.click(dialog.getByRole('link', { name: first.name }));
  expect(await heading(first.name)).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => window.history.back());
  expect(await heading('Contact')).toHaveFocus();
});

describe('the menu', () => {
  const open = async (path: string, signedIn = false) => {
    const { user } = renderApp(path, { signedIn });
    await screen.findByRole('heading', { level: 1 });
    await user.click(menu());
    await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'true'));
    return user;
  };
  const expectClosed = () => waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));

  it('makes the page below inert until its button closes it', async () => {
    const user = await open('/contact');
    expect(document.querySelector('main')).toHaveAttribute('inert');
    expect(document.querySelector('footer')).toHaveAttribute('inert');
    await user.click(menu());
    await expectClosed();
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
  });

  it('is closed by a link, also to the page on screen', async () => {
    const user = await open('/contact');
    await user.click(navigation().getByRole('link', { name: 'Contact' }));
    await expectClosed();
    await user.click(menu());
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    expect(await heading(catalogueTitle)).toHaveFocus();
    await expectClosed();
  });

  it('is closed by the skip link, which leads into the page', async () => {
    const user = await open('/contact');
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    await expectClosed();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is closed by Logout, and Login does not return to a customers’ page', async () => {
    const user = await open('/profile', true);
    await user.click(navigation().getByRole('button', { name: 'Logout' }));
    await heading('Login');
    await expectClosed();
    expect(window.history.state).not.toMatchObject({ usr: { from: '/profile' } });
  });
});
