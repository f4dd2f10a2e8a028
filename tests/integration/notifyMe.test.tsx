import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#house/house';
import { renderApp } from '../helpers/app';
import { pass, slowClock } from '../helpers/clock';
import { expectLogged } from '../helpers/console';
import { DEMO_ACCOUNT, inbox, releaseHanging, sentRequests, setFault } from '../helpers/mock';

const CONFIRMATION = 'Thank you! We will write to you when we are live.';
const FAILED = 'Something went wrong. Please try again later.';
const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Be the first to know' });
const email = (): HTMLElement => within(dialog()).getByLabelText('Email');
const send = (): HTMLElement => within(dialog()).getByRole('button', { name: 'Notify Me' });

async function openDialog(options?: Parameters<typeof renderApp>[1]) {
  slowClock();
  const { user } = renderApp('/', options);
  await user.click(await screen.findByRole('button', { name: 'Notify Me When Live' }));
  await screen.findByRole('dialog');
  return { user };
}

describe('Notify Me', () => {
  it("opens from 'Notify Me When Live' as a modal dialog with its e-mail field focused", async () => {
    await openDialog();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAttribute('autocomplete', 'email');
  });

  it("has a customer's address filled in", async () => {
    await openDialog({ signedIn: true });
    expect(email()).toHaveValue(DEMO_ACCOUNT.email);
  });

  it('sends the address with a fixed message, confirms it for 3 seconds, then returns the focus', async () => {
    const { user } = await openDialog();
    await user.type(email(), 'lena@example.com');
    await user.click(send());
    const confirmation = await screen.findByText(CONFIRMATION);
    await waitFor(() => expect(confirmation).toHaveFocus());
    expect(sentRequests('email').map(({ body }) => body)).toMatchObject([
      {
        template_id: 'mock-contact',
        template_params: {
          name: 'Notify me',
          email: 'lena@example.com',
          message: `Please write to me when ${brand} is live.`,
        },
      },
    ]);
    expect(inbox()).toHaveLength(1);
    await pass(2500);
    expect(dialog()).toHaveTextContent(CONFIRMATION);
    await pass(600);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notify Me When Live' })).toHaveFocus();
  });

  it.each([
    ['', 'Please enter your email.'],
    ['lena@example', 'Please enter a valid email address.'],
  ])("refuses '%s' with '%s' at the focused field, and sends nothing", async (typed, text) => {
    const { user } = await openDialog();
    if (typed) await user.type(email(), typed);
    await user.click(send());
    expect(email()).toHaveAccessibleDescription(text);
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(sentRequests('email')).toHaveLength(0);
  });

  it('keeps text that is typed while a failing send is running, and can send it', async () => {
    setFault({ endpoint: 'email', fault: 'hang', times: 1 });
    const { user } = await openDialog();
    await user.type(email(), 'lena@example.com{Enter}');
    await user.type(email(), '.au');
    await pass(30_000);
    expect(await screen.findByText(FAILED, { ignore: '[aria-live]' })).toBeInTheDocument();
    expect(await screen.findByText(FAILED, { selector: 'dialog > [aria-live]' })).toBeInTheDocument();
    expectLogged(/Failed to send the address of Notify Me: timeout/);
    expect(email()).toHaveValue('lena@example.com.au');
    expect(email()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(CONFIRMATION)).toBeInTheDocument();
  });

  it.each([401, 403])(
    "shows its text for the service's %i, and nothing after it was closed",
    async (fault) => {
      setFault({ endpoint: 'email', fault, times: 1 });
      const { user } = await openDialog();
      await user.type(email(), 'lena@example.com{Enter}');
      expect(await screen.findByText(FAILED, { ignore: '[aria-live]' })).toBeInTheDocument();
      setFault({ endpoint: 'email', fault: 'hang', afterHang: fault });
      await user.click(send());
      await waitFor(() => expect(sentRequests('email')).toHaveLength(2));
      await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
      act(releaseHanging);
      await waitFor(() => expect(sentRequests('email')[1]?.status).toBe(fault));
      await pass(30_000);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expectLogged(/Failed to send the address of Notify Me/);
    },
  );
});
