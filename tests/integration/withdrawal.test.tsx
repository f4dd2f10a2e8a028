import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerRights } from '#house/owner';
import { locationState } from '#shop/session/locationState';
import { endSession } from '#shop/session/sessionStore';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { releaseHanging, seedOrders, sentRequests, setFault } from '../helpers/mock';
import { fill, navigation } from '../helpers/page';

const [order] = seedOrders;
const number = order?.number ?? '';
const ADDRESS = 'Gasse 1, Wien, back@example.com';
const MESSAGE = 'I withdraw from the contract for my order A-1.';
const FAILED = `Your withdrawal could not be sent, and nobody has received it. Please try again, or write to ${ADDRESS}.`;

/** Opens the form, fills it in and sends it. */
async function sendForm(options?: Parameters<typeof renderApp>[1]) {
  const { user } = renderApp('/contact?about=withdrawal', options);
  await screen.findByRole('heading', { name: 'Withdraw from a contract' });
  await fill(user, { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.com' });
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  return user;
}

describe('if the owner has switched withdrawal on', () => {
  beforeEach(() => {
    customerRights.withdrawal = { days: 14, address: ADDRESS };
  });

  it('an order links to the form, which starts with its number', async () => {
    const { user } = renderApp('/orders', { signedIn: true });
    const latest = within(await screen.findByRole('region', { name: 'Latest order' }));
    await user.click(latest.getByRole('link', { name: `Withdraw from contract: order ${number}` }));
    await screen.findByRole('heading', { name: 'Withdraw from a contract' });
    expect(address()).toBe('/contact?about=withdrawal');
    expect(screen.getByText(/within 14 days .* or write to Gasse 1, Wien/)).toBeVisible();
    const message = screen.getByLabelText('Message');
    expect(message).toHaveValue(`I withdraw from the contract for my order ${number}.`);
  });

  it('a sent form shows a receipt that can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const user = await sendForm({ state: locationState({ order: 'A-1' }) });
    expect(await screen.findByRole('heading', { name: 'Your withdrawal has been sent' })).toHaveFocus();
    const [sent, ...rest] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sent).toMatch(/\d{4} at \d\d:\d\d:\d\d/);
    expect(rest).toEqual(['Ada Lovelace', 'ada@example.com', MESSAGE]);
    await user.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledOnce();
    expect(sentRequests('email')).toHaveLength(1);
  });

  it("every page's footer leads guests to the form, which takes any name", async () => {
    const { user } = renderApp('/products');
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Withdraw from contract' }));
    await screen.findByRole('heading', { name: 'Withdraw from a contract' });
    expect(screen.getByText(/Say in the message which order you mean/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    for (const text of ['First name is required.', 'Last name is required.', 'Email is required.'])
      expect(screen.getByText(text)).toBeVisible();
    await fill(user, { 'First name': 'Mary-Jane', 'Last name': "O'Brien 3rd", Email: 'mary@example.com' });
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByRole('heading', { name: 'Your withdrawal has been sent' });
    expect(screen.getByText("Mary-Jane O'Brien 3rd")).toBeVisible();
    const [sent] = sentRequests('email');
    expect(sent?.body).toMatchObject({ template_params: { name: "Mary-Jane O'Brien 3rd" } });
  });

  it.each([
    [500, /^Your withdrawal could not be sent, and nobody has received it\./],
    ['reset', /^Your withdrawal may not have been received\./],
  ] as const)('a send that fails (%s) shows an error, and can be repeated', async (fault, words) => {
    setFault({ endpoint: 'email', fault, times: 1 });
    const user = await sendForm();
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(words);
    expectLogged(/The message could not be sent/);
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('Your withdrawal has been sent')).toBeVisible();
  });

  /** Sends a withdrawal and leaves its page before the answer. */
  async function sendAndLeave(fault?: number) {
    setFault({ endpoint: 'email', fault: 'hang', ...(fault !== undefined && { afterHang: fault }) });
    const user = await sendForm({ signedIn: true, state: locationState({ order: 'A-1' }) });
    await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(address()).toBe('/products'));
    return user;
  }

  it('a send that fails after its page was left is told in an alert with a link back', async () => {
    const user = await sendAndLeave(500);
    act(releaseHanging);
    const alert = await screen.findByText(FAILED);
    expect(screen.getByRole('alert')).toContainElement(alert);
    expectLogged(/The message could not be sent/);
    await user.click(screen.getByRole('link', { name: 'Back to the form' }));
    await screen.findByRole('heading', { name: 'Withdraw from a contract' });
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE);
  });

  it.each([
    ['succeeds after its page was left is told in an alert', undefined, 'Your withdrawal has been sent.'],
    ['fails after a logout is told without the order', 500, FAILED],
  ])('a send that %s', async (_what, fault, words) => {
    await sendAndLeave(fault);
    if (fault) act(() => endSession());
    act(releaseHanging);
    expect(await screen.findByText(words)).toBeVisible();
    if (fault) expectLogged(/The message could not be sent/);
    expect(screen.queryByRole('link', { name: 'Back to the form' })).toBeNull();
  });
});

it('withdrawal is not shown while it is off', async () => {
  const links = () => screen.queryAllByRole('link', { name: /Withdraw/ });
  const { user } = renderApp('/orders', { signedIn: true });
  const latest = within(await screen.findByRole('region', { name: 'Latest order' }));
  expect(latest.getAllByRole('link')).not.toEqual([]);
  expect(links()).toEqual([]);
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Send us a message' });
});
