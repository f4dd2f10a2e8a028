import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { fillCart, mockServer, releaseHanging, sentRequests, setFault } from '../../src/mocks/node';
import { renderApp } from '../helpers/app';
import { fill, footer, heading, main } from '../helpers/page';

const isReloaded = () => Object.hasOwn((window.history.state ?? {}) as object, 'reloaded');

/** Opens a page whose code is missing while a call hangs. */
async function leaveWhileCallHangs(user: UserEvent, call: Parameters<typeof sentRequests>[0]): Promise<void> {
  await waitFor(() => expect(sentRequests(call)).toHaveLength(1));
  await user.click(footer().getByRole('link', { name: 'Cookies' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
}

async function openFilledCart(): Promise<UserEvent> {
  fillCart({ 'Amber Nights': 1 });
  const { user } = renderApp(paths.cart, { signedIn: true });
  await main().findByRole('button', { name: 'Checkout' });
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { page } = routeOf(paths.cookies);
  vi.spyOn(page, 'content', 'get').mockReturnValue(undefined);
  vi.spyOn(page, 'load').mockRejectedValue(new Error('no such file'));
  mockServer.use(http.head('*', () => new HttpResponse()));
});

describe('the reload for a page whose code is missing waits for', () => {
  it('an order', async () => {
    const user = await openFilledCart();
    setFault({ endpoint: 'order', fault: 'hang' });
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await leaveWhileCallHangs(user, 'order');
    expect(isReloaded()).toBe(false);
    releaseHanging();
    expect(await screen.findByText('Order placed successfully!')).toBeVisible();
    await waitFor(() => expect(isReloaded()).toBe(true));
    expect(sentRequests('cartClear').map(({ status }) => status)).toEqual([200]);
  });

  it('a change of the cart', async () => {
    const user = await openFilledCart();
    setFault({ endpoint: 'cartDelete', fault: 'hang' });
    await user.click(main().getByRole('button', { name: /^Remove/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await leaveWhileCallHangs(user, 'cartDelete');
    expect(isReloaded()).toBe(false);
    releaseHanging();
    await waitFor(() => expect(isReloaded()).toBe(true));
    expect(sentRequests('cartDelete').map(({ status }) => status)).toEqual([200]);
  });

  it('a form that is being sent', async () => {
    const { user } = renderApp(paths.contact);
    await heading('Contact');
    setFault({ endpoint: 'email', fault: 'hang' });
    await fill(user, {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Message: 'Hello',
    });
    await user.click(main().getByRole('button', { name: 'Send Message' }));
    await leaveWhileCallHangs(user, 'email');
    expect(isReloaded()).toBe(false);
    releaseHanging();
    await waitFor(() => expect(isReloaded()).toBe(true));
    expect(sentRequests('email').map(({ status }) => status)).toEqual([200]);
  });
});
