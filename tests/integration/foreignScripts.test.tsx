import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/config/paths';
import { fillCart } from '../../src/mocks/node';
import { showAlert } from '../../src/ui/alerts/alertStore';
import { renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { footer, header, heading, main, navigation } from '../helpers/page';

/** What extensions, blockers and translators do to a page: they move and remove elements that React has rendered. */

const START = paths.checkSession;

/** What React and the shop log about an element that is not where it was. */
const expectMiss = () => expectLogged(/not a child of this node|NotFoundError|could not be shown/);

/** Removes an element from the document, as a blocker does. @returns a function that puts it back */
function block(selector: string): () => void {
  const element = document.querySelector(selector);
  const parent = element?.parentElement;
  if (!element || !parent) throw new Error(`no ${selector}`);
  element.remove();
  return () => parent.append(element);
}

/** Moves an element into an element of its own, as a translator does. */
function wrap(element: HTMLElement | null): void {
  const font = document.createElement('font');
  element?.replaceWith(font);
  font.append(element ?? '');
}

async function openStart(): Promise<UserEvent> {
  const { user } = renderApp(START, { signedIn: true });
  await heading('Your session');
  return user;
}

async function follow(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) {
    await user.click(footer().getByRole('link', { name }));
    expect(await heading(name)).toBeVisible();
  }
}

describe('an element of the layout that something else removes or moves', () => {
  it('an alert: the shop goes on, and the next alert shows', async () => {
    const user = await openStart();
    act(() => void showAlert({ kind: 'cart', text: 'First' }));
    block('[role=alert] > div');
    await follow(user, 'Cookies', 'Disclaimer');
    expectMiss();
    act(() => void showAlert({ kind: 'order', text: 'Second' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  it('the notice that the browser is offline', async () => {
    const user = await openStart();
    const offline = (is: boolean): void => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);
      act(() => void window.dispatchEvent(new Event(is ? 'offline' : 'online')));
    };
    offline(true);
    block('p.notice');
    offline(false);
    expectMiss();
    await follow(user, 'Cookies');
    offline(true);
    expect(document.querySelector('p.notice')).toBeVisible();
    offline(false);
  });

  it('the search dialog', async () => {
    const user = await openStart();
    const open = () => user.click(header().getByRole('button', { name: 'Search' }));
    await open();
    await screen.findByRole('dialog');
    block('dialog');
    await follow(user, 'Contact');
    expectMiss();
    await open();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a link of the navigation', async () => {
    const user = await openStart();
    wrap(navigation().getByRole('button', { name: 'Logout' }).closest('li'));
    await user.click(navigation().getByRole('button', { name: 'Logout' }));
    expectMiss();
    expect(await navigation().findByRole('link', { name: 'Login' })).toBeVisible();
    expect(navigation().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('the content of the page', async () => {
    const user = await openStart();
    block('#content > div');
    await follow(user, 'Contact');
    expectMiss();
    await follow(user, 'Login');
  });

  it.each(['header', 'footer'])('the whole %s: the pages go on without it', async (selector) => {
    const user = await openStart();
    const putBack = block(selector);
    const links = within(
      selector === 'header' ? screen.getByRole('contentinfo') : screen.getByRole('banner'),
    );
    for (const name of ['Contact', 'Register']) {
      await user.click(links.getByRole('link', { name }));
      expect(await heading(name)).toBeVisible();
    }
    putBack();
  });
});

describe('an element of a page that something else removes or moves', () => {
  it('a dialog: the page is rendered anew', async () => {
    fillCart({ 'Royal Oud': 1 });
    const { user } = renderApp(paths.cart, { signedIn: true });
    await user.click(await main().findByRole('button', { name: /^Remove/ }));
    wrap(await screen.findByRole('alertdialog'));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expectMiss();
    expect(await main().findByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a text that changes', async () => {
    const { user } = renderApp(paths.checkSession, { signedIn: true });
    await heading('Your session');
    wrap(main().getByText(/@/));
    await user.click(main().getByRole('button', { name: 'Logout' }));
    expectMiss();
    expect(await main().findByText('Not Logged In')).toBeVisible();
    expect(within(main().getByText('Not Logged In')).queryByText(/@/)).toBeNull();
  });
});
