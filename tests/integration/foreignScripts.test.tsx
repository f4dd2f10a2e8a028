import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#config/paths';
import { showAlert } from '#ui/alerts/alertStore';
import { renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first } from '../helpers/goods';
import { fillCart } from '../helpers/mock';
import { footer, heading, main } from '../helpers/page';

/** What React and the shop log about an element that is not where it was. */
const expectMiss = () => expectLogged(/not a child of this node|NotFoundError|could not be shown/);

/** Moves an element into an element of its own, as a translator does. */
function wrap(element: HTMLElement | null): void {
  const font = document.createElement('font');
  element?.replaceWith(font);
  font.append(element ?? '');
}

describe('an extension changes elements that React has rendered', () => {
  it('removes an alert: the shop goes on, and the next alert shows', async () => {
    const { user } = renderApp(paths.contact);
    await heading('Contact');
    act(() => showAlert({ kind: 'cart', text: 'First' }));
    screen.getByText('First').closest('[data-tone]')?.remove();
    for (const name of ['Cookies', 'Disclaimer']) {
      await user.click(footer().getByRole('link', { name }));
      expect(await heading(name)).toBeVisible();
    }
    expectMiss();
    act(() => showAlert({ kind: 'order', text: 'Second' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  it('moves a dialog of a page: the page is rendered anew', async () => {
    fillCart({ [first.name]: 1 });
    const { user } = renderApp(paths.cart, { signedIn: true });
    await user.click(await main().findByRole('button', { name: /^Remove/ }));
    wrap(await screen.findByRole('alertdialog'));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expectMiss();
    expect(await main().findByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
