import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { showAlert } from '#ui/alerts/alertStore';
import { announce } from '#ui/alerts/announce';
import { answerCall, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { ADA, forms } from '../helpers/forms';
import { second, third } from '../helpers/goods';
import { DEMO_ACCOUNT, expireSessions, setFault, fillCart } from '../helpers/mock';
import { fill, heading, logIn, navigation, openCatalogue } from '../helpers/page';

const START = '/check-session';
const ENDED = 'Your session has ended. Please log in again.';
const region = () => screen.getByRole('alert');

/** Kinds for the alerts whose kind doesn't matter: each text has its own. */
const KINDS = { one: 'access', two: 'order', three: 'form', four: 'share' } as const;
type NewAlert = Parameters<typeof showAlert>[0];
const show = (...alerts: (Omit<NewAlert, 'kind'> & Partial<Pick<NewAlert, 'kind'>>)[]): void =>
  act(() =>
    alerts.forEach((alert) => {
      const kind = Object.entries(KINDS).find(([text]) => text === alert.text)?.[1] ?? 'part';
      showAlert({ kind, ...alert });
    }),
  );

describe('alerts', () => {
  it('are announced at once in a region after the header, with three at most: the oldest is removed', () => {
    renderApp(START);
    expect(region()).toBeEmptyDOMElement();
    show(...['one', 'two', 'three', 'four'].map((text) => ({ text })));
    expect(region()).toHaveTextContent(/^two ?three ?four$/);
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    const section = screen.getByRole('region', { name: 'Messages' });
    expect(section).toContainElement(region());
    expect(screen.getByRole('banner').nextElementSibling).toBe(section);
  });

  it('of one kind replace each other', () => {
    renderApp(START);
    show({ kind: 'cart', text: 'one' }, { text: 'other' }, { kind: 'cart', text: 'two' });
    expect(region()).toHaveTextContent(/^other ?two$/);
  });

  it("are dismissed by Escape, the newest first, but not by the Escape that closes the menu or is a field's", async () => {
    const { user } = renderApp('/contact');
    show({ text: 'one' }, { text: 'two' });
    await user.type(await screen.findByLabelText(/^First name/i), 'Ada{Escape}');
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(region()).toHaveTextContent(/^one ?two$/);
    await user.keyboard('{Escape}');
    expect(region()).toHaveTextContent(/^one$/);
    await user.keyboard('{Escape}');
    expect(region()).toBeEmptyDOMElement();
  });

  it.each([
    ['on a page', { isComposing: true }, true],
    ['on a page, whose end Safari reports later', { keyCode: 229 }, true],
    ['on a page, without a composition', {}, false],
  ])('are kept by the Escape that cancels a composition: %s', (_, composing, isKept) => {
    renderApp(START);
    show({ text: 'one' });
    fireEvent.keyDown(document.body, { key: 'Escape', ...composing });
    expect(region().textContent).toBe(isKept ? 'one' : '');
  });

  it('show a text from right to left without turning round what stands beside it', () => {
    renderApp(START);
    show({ text: 'عود', link: { to: '/cart', text: 'View cart' } });
    expect(screen.getByText('عود')).toHaveAttribute('dir', 'auto');
    expect(region()).toHaveTextContent('عود View cart');
  });

  it('are dismissed one by one, and never leave the focus on the body', async () => {
    const { user } = renderApp(START);
    const login = navigation().getByRole('link', { name: 'Login' });
    const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body;
    act(() => login.focus());
    show({ text: 'one' }, { text: 'two' });
    await user.click(dismiss());
    expect(region()).toHaveTextContent(/^two$/);
    act(() => login.focus());
    act(() => dismiss().focus());
    await user.keyboard('{Enter}');
    expect(region()).toBeEmptyDOMElement();
    expect(login).toHaveFocus();
    show({ text: 'two' });
    act(() => dismiss().focus());
    act(() => login.remove());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('have no link to the page that is open', async () => {
    renderApp('/contact');
    show({ text: 'one', link: { to: '/contact', text: 'Contact' } });
    expect(within(region()).queryByRole('link')).toBeNull();
  });

  it('stay during the navigation after them and its redirect by a guard, and end with the next', async () => {
    const { user } = renderApp(START);
    show({ text: 'still here' });
    await user.click(navigation().getByRole('link', { name: 'Orders' }));
    await heading('Login');
    expect(region()).toHaveTextContent('still here');
    await user.click(navigation().getByRole('link', { name: 'Register' }));
    await heading('Register');
    await waitFor(() => expect(region()).toBeEmptyDOMElement());
  });

  it('stay when sort or filter change the query of the same page', async () => {
    answerPages('products', []);
    const { user } = renderApp('/products');
    show({ text: 'still here' });
    await user.selectOptions(await screen.findByLabelText('Sort'), 'Name A to Z');
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
    await user.selectOptions(screen.getByLabelText('Price'), 'Over $200');
    await waitFor(() => expect(address()).toBe('/products?sort=name&price=over-200'));
    expect(region()).toHaveTextContent('still here');
  });

  it('can have a link, which dismisses them when it is followed', async () => {
    const { user } = renderApp(START);
    show({ text: 'Please log in first!', link: { to: '/login', text: 'To the login' } });
    await user.click(screen.getByRole('link', { name: 'To the login' }));
    await heading('Login');
    expect(region()).toBeEmptyDOMElement();
  });
});

describe('while a modal dialog is open', () => {
  it('a new alert appears inside the dialog, and older ones are not announced again', async () => {
    const { user } = renderApp(START);
    show({ text: 'before' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('before')).toBeNull();
    show({ text: 'meanwhile' });
    expect(within(within(dialog).getByRole('alert')).getByText('meanwhile')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(dialog).toBeVisible();
  });

  it('polite announcements are made in the dialog, and on the page once it is closed', async () => {
    const { user } = renderApp(START);
    const page = screen.getByText('', { selector: '#announcements' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    const region = dialog.querySelector(':scope > [aria-live="polite"]');
    act(() => announce('while it is open'));
    await waitFor(() => expect(region).toHaveTextContent(/^while it is open$/));
    expect(page).not.toHaveTextContent('while it is open');
    announce('as it closes');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(page).toHaveTextContent(/^as it closes$/));
  });
});

describe('an outdated alert', () => {
  it('is removed at the next press of Add to Cart, even if that one fails', async () => {
    const user = await openCatalogue(true);
    await user.click(screen.getByRole('button', { name: `Add to Cart: ${second.name}` }));
    expect(await screen.findByText(`${second.name} added to cart.`)).toBeVisible();
    setFault({ endpoint: 'cartAdd', fault: 'reset' });
    await user.click(screen.getByRole('button', { name: `Add to Cart: ${second.name}` }));
    expect(region()).toBeEmptyDOMElement();
    await waitFor(() => expectLogged(/Failed to add to the cart/));
    expect(region()).toBeEmptyDOMElement();
  });

  it('is removed by the order that empties the cart', async () => {
    fillCart({ [third.name]: 1 });
    const { user } = renderApp('/cart', { signedIn: true });
    const checkout = await screen.findByRole('button', { name: 'Checkout' });
    show({ kind: 'cart', text: `${second.name} added to cart.` });
    await user.click(checkout);
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(region()).toHaveTextContent(/^Order placed successfully!$/);
  });
});

describe('a visitor sent to /login', () => {
  it('after the session has ended sees the reason, and returns after logging in', async () => {
    const user = await openCatalogue(true);
    await user.selectOptions(screen.getByLabelText('Sort'), 'Name A to Z');
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
    expireSessions();
    await user.click(screen.getByRole('button', { name: `Add to Cart: ${second.name}` }));
    await heading('Login');
    expectLogged(/Failed to add to the cart/);
    expect(region()).toHaveTextContent(ENDED);
    await logIn(user);
    // What the ended session lost is added.
    const said = `Login successful! Back to where you were${second.name} added to cart. View cart`;
    await waitFor(() => expect(region()).toHaveTextContent(said));
    await user.click(within(region()).getByRole('link', { name: 'Back to where you were' }));
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
  });

  it.each([
    ['/cart', 'Log in to see your cart.'],
    ['/cart/', 'Log in to see your cart.'],
    ['/orders', 'Log in to see your orders.'],
    ['/profile', 'Log in to see your profile.'],
  ])('by the guard of %s sees the reason, lands on Home after login, and can return', async (path, why) => {
    const entries = window.history.length;
    const { user } = renderApp(path);
    await heading('Login');
    expect(window.history.length).toBe(entries);
    expect(screen.getByText(why)).toBeVisible();
    expect(region()).toBeEmptyDOMElement();
    await logIn(user);
    await heading(/Welcome/);
    expect(address()).toBe('/');
    await user.click(await within(region()).findByRole('link', { name: 'Back to where you were' }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('by a logout sees no reason, and does not return after logging in', async () => {
    const { user } = renderApp('/profile', { signedIn: true });
    await screen.findByText(DEMO_ACCOUNT.name);
    await user.click(navigation().getByRole('button', { name: 'Logout' }));
    await heading('Login');
    expect(screen.queryByText(/^Log in to see/)).toBeNull();
    expect(region()).toHaveTextContent(/^You are logged out\.$/);
    await logIn(user);
    await waitFor(() => expect(region()).toHaveTextContent(/^Login successful!$/));
  });

  it.each([
    ['register', 'Registration failed.'],
    ['forgotPassword', 'Something went wrong.'],
    ['verifyOtp', 'Invalid OTP. Please try again.'],
    ['resetPassword', 'Request failed (401).'],
  ] as const)(
    "by the refusal of %s sees the form's words, with a link back to the form",
    async (call, words) => {
      const { path, title, typed } = forms[call];
      answerCall(call, () => HttpResponse.json({}, { status: 401 }));
      sessionStorage.setItem('resetEmail', ADA);
      const { user } = renderApp(path, { state: { email: ADA } });
      await fill(user, typed);
      await user.keyboard('{Enter}');
      await heading('Login');
      expect(await within(region()).findByText(words)).toBeVisible();
      expect(region()).not.toHaveTextContent(ENDED);
      await user.click(within(region()).getByRole('link', { name: 'Back to the form' }));
      await heading(title);
      expect(address()).toBe(path);
      if (path === '/verify-otp') expect(screen.getByText(ADA)).toBeVisible();
    },
  );
});
