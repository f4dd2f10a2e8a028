import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerCall } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { slowClock } from '../helpers/clock';
import { expectLogged } from '../helpers/console';
import { clearFaults, DEMO_ACCOUNT, inbox, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { fill, heading } from '../helpers/page';

const EMAIL = DEMO_ACCOUNT.email;

function advanceTo(time: number): void {
  act(() => {
    vi.advanceTimersByTime(Math.max(0, time - Date.now()));
  });
}

describe('Forgot password', () => {
  async function openForgot() {
    const app = renderApp('/forgot-password');
    const email = await screen.findByPlaceholderText('Please enter your email address');
    const submit = screen.getByRole('button', { name: 'Send OTP' });
    return { ...app, email, submit };
  }

  it('requires a valid address, and removes the error when the user types', async () => {
    const { user, email } = await openForgot();
    expect(email).toHaveAccessibleName('Email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    await user.type(email, '  {Enter}');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter your email.');
    await user.type(email, 'demo@rose{Enter}');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByText('1 field needs your attention.')).toHaveAttribute('role', 'status');
    await user.type(email, 'x');
    expect(email).not.toHaveAccessibleDescription();
    expect(sentRequests('forgotPassword')).toEqual([]);
  });

  it('sends a code and goes to /reset-password, which confirms it with the recipient', async () => {
    const { user, email, submit } = await openForgot();
    await user.type(email, ` ${EMAIL} `);
    await user.click(submit);
    await heading('Reset password');
    expect(address()).toBe('/reset-password');
    const said = screen.getByText(/We sent a 6-digit code to this address/);
    expect(said).toHaveTextContent(EMAIL);
    expect(said).toHaveTextContent(/look in spam too/);
    expect(localStorage.getItem('resetEmail')).toBe(EMAIL);
    expect(sessionStorage.getItem('resetEmail')).toBe(EMAIL);
    expect(sentRequests('forgotPassword')).toMatchObject([{ body: { email: EMAIL } }]);
  });
});

describe('Verify OTP', () => {
  async function openVerify(email: string = EMAIL) {
    const app = renderApp('/verify-otp', { state: { email } });
    const otp = await screen.findByLabelText('OTP');
    const submit = screen.getByRole('button', { name: 'Verify OTP' });
    return { ...app, otp, submit };
  }

  it.each([undefined, { email: 7 }])(
    'redirects to /forgot-password without an e-mail in the navigation state (%j)',
    async (state) => {
      const before = window.history.length;
      renderApp('/verify-otp', { state });
      await heading('Forgot password');
      expect(address()).toBe('/forgot-password');
      expect(window.history.length).toBe(before);
    },
  );

  it('shows where the 6-digit code was sent, and accepts at most 6 characters', async () => {
    const { user, otp } = await openVerify();
    expect(screen.getByText(/6-digit code/)).toHaveTextContent(EMAIL);
    expect(otp).toHaveAttribute('inputmode', 'numeric');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(otp, '12345678');
    expect(otp).toHaveValue('123456');
  });

  it.each(
    ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'].flatMap((inputType) => [
      ['/verify-otp', inputType],
      ['/reset-password', inputType],
    ]),
  )('on %s a text with a whole code becomes the code, also by %s', async (path, inputType) => {
    renderApp(path, { state: { email: EMAIL } });
    const otp = await screen.findByLabelText('OTP');
    const insert = (data: string): boolean => {
      const event = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true });
      return fireEvent(otp, event);
    };
    expect(insert('Your code is 123-456.'), 'the browser does not insert it').toBe(false);
    expect(otp).toHaveValue('123456');
    expect(insert('12'), 'the browser inserts it').toBe(true);
  });

  it('cleans a code that was filled in as a whole or composed', async () => {
    const { otp } = await openVerify();
    fireEvent.input(otp, { target: { value: '123 456' } });
    expect(otp).toHaveValue('123456');
    fireEvent.compositionStart(otp);
    fireEvent.input(otp, { target: { value: '６５４－３２１' }, isComposing: true });
    expect(otp).toHaveValue('６５４－３２１');
    fireEvent.compositionEnd(otp);
    expect(otp).toHaveValue('654321');
  });

  it.each([
    ['', 'Please enter the OTP.'],
    ['12345', 'OTP must be 6 digits.'],
    ['12345a', 'OTP must be 6 digits.'],
  ])('refuses %j', async (typed, words) => {
    const { user, otp, submit } = await openVerify();
    if (typed) await user.type(otp, typed);
    await user.click(submit);
    expect(otp).toHaveAccessibleDescription(words);
    expect(otp).toHaveFocus();
    expect(sentRequests('verifyOtp')).toEqual([]);
  });

  it('shows the success and goes to /reset-password with the e-mail and the code', async () => {
    setFault({ endpoint: 'verifyOtp', fault: 200 });
    const { user, otp, submit } = await openVerify();
    await user.type(otp, '123456');
    await user.click(submit);
    await heading('Reset password');
    expect(screen.getByRole('alert')).toHaveTextContent('OTP verified successfully!');
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.getByLabelText('OTP')).toHaveValue('123456');
    expect(sentRequests('verifyOtp')).toMatchObject([{ body: { email: EMAIL, otp: '123456' } }]);
  });
});

describe('OTP resend', () => {
  const resendButton = () => screen.queryByRole('button', { name: 'Resend OTP' });

  async function openVerify() {
    slowClock();
    const before = Date.now();
    const app = renderApp('/verify-otp', { state: { email: EMAIL } });
    await screen.findByText(/^Resend OTP in \d+s$/);
    return { ...app, before, after: Date.now() };
  }

  it('appears after 60 seconds, which is announced once; the seconds are not', async () => {
    const { before, after } = await openVerify();
    const region = screen.getByText('', { selector: '#announcements' });
    advanceTo(before + 59_999);
    expect(resendButton()).toBeNull();
    expect(screen.getByText('Resend OTP in 1s').closest('[aria-live], [role]')).toBeNull();
    expect(region).toBeEmptyDOMElement();
    advanceTo(after + 60_000);
    expect(resendButton()).toBeVisible();
    expect(region).toHaveTextContent('You can ask for a new code now.');
  });

  it.each([
    ['counts from a deadline, so a tab that slept for a minute offers it at once', 60_000, 0],
    ['counts the time of day where the other clock has stood still, as on some sleeping devices', 0, 60_000],
  ])('%s', async (_, ticks, time) => {
    await openVerify();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ticks);
    vi.setSystemTime(Date.now() + time);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(resendButton()).toBeVisible();
  });

  it('does not depend on the time of day, which is set back by an hour', async () => {
    const { after } = await openVerify();
    const hour = -3_600_000;
    vi.setSystemTime(after + hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Resend OTP in (60|59)s$/)).toBeVisible();
    advanceTo(after + hour + 60_000);
    expect(resendButton()).toBeVisible();
  });

  it('is counted for each e-mail from the moment its code was sent', async () => {
    slowClock();
    const { user } = renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    await heading('Reset password');
    const sent = Date.now();
    advanceTo(sent + 40_000);
    await user.click(screen.getByRole('link', { name: 'Check the code first, or get a new one' }));
    expect(await screen.findByText(/^Resend OTP in (20|19)s$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue to the new password' }));
    await heading('Reset password');
    advanceTo(sent + 60_000);
    await user.click(screen.getByRole('link', { name: 'Check the code first, or get a new one' }));
    await heading('Verify OTP');
    expect(resendButton()).toBeVisible();
  });

  it('e-mails a new code, then tells the API, shows a message, and waits another 60 seconds', async () => {
    const { user, after } = await openVerify();
    advanceTo(after + 60_000);
    const pressed = Date.now();
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(resendButton()).toBeNull();
    expect(await screen.findByText('OTP has been resent successfully.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('OTP has been resent successfully.');

    const otp = inbox()[0]?.otp ?? '';
    expect(otp).toMatch(/^[1-9]\d{5}$/);
    const [email, update] = sentRequests().filter(({ endpoint }) =>
      ['email', 'updateOtp'].includes(endpoint),
    );
    expect(email).toMatchObject({
      endpoint: 'email',
      authorization: null,
      body: {
        template_id: 'mock-otp',
        template_params: { to_email: EMAIL, user_name: EMAIL.split('@')[0] ?? '', otp },
      },
    });
    expect(update).toMatchObject({ endpoint: 'updateOtp', body: { email: EMAIL, otp } });

    const answered = Date.now();
    advanceTo(pressed + 59_999);
    expect(resendButton()).toBeNull();
    advanceTo(answered + 60_000);
    expect(resendButton()).toBeVisible();
  });

  it.each(['email', 'updateOtp'] as const)('fails if %s fails', async (endpoint) => {
    setFault({ endpoint, fault: 500 });
    const { user, after } = await openVerify();
    advanceTo(after + 60_000);
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByText('Failed to resend OTP. Please try again later.')).toBeVisible();
    expectLogged(/The code could not be sent again/);
    expect(sentRequests('updateOtp')).toHaveLength(endpoint === 'email' ? 0 : 1);
    clearFaults();
    advanceTo(Date.now() + 60_000);
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByText('OTP has been resent successfully.')).toBeVisible();
  });

  it('runs once at a time', async () => {
    setFault({ endpoint: 'updateOtp', fault: 'hang' });
    const { user, after } = await openVerify();
    advanceTo(after + 60_000);
    await user.dblClick(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sentRequests('updateOtp')).toHaveLength(1));
    releaseHanging();
    expect(await screen.findByText('OTP has been resent successfully.')).toBeVisible();
    expect(sentRequests('email')).toHaveLength(1);
  });
});

describe('Reset password', () => {
  const NEW = 'Cedar-1';

  async function openReset(state: unknown = { email: EMAIL }) {
    const app = renderApp('/reset-password', { state });
    const otp = await screen.findByLabelText('OTP');
    const password = screen.getByLabelText('New password');
    const confirm = screen.getByLabelText('Confirm password');
    const submit = screen.getByRole('button', { name: 'Reset password' });
    const reset = async (code = '123456', first = NEW, second = first) => {
      await fill(app.user, { OTP: code, 'New password': first, 'Confirm password': second });
      await app.user.click(submit);
    };
    return { ...app, otp, password, confirm, submit, reset };
  }

  it('shows the e-mail of the navigation state, and fills in its code', async () => {
    localStorage.setItem('resetEmail', 'other@example.com');
    const { otp, password, confirm } = await openReset({ email: EMAIL, otp: '654321' });
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(otp).toHaveValue('654321');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirm).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each(['session', 'local'])('reads the e-mail from %s storage, session before local', async (area) => {
    localStorage.setItem('resetEmail', 'local@example.com');
    if (area === 'session') sessionStorage.setItem('resetEmail', 'session@example.com');
    await openReset(null);
    expect(screen.getByText(`${area}@example.com`)).toBeVisible();
  });

  it('shows that the e-mail is missing, with a link to the first step', async () => {
    const { user, reset } = await openReset(null);
    await reset();
    const words = screen.getByText('Email missing for reset. Please restart the Forgot Password flow.');
    expect(words.closest('[tabindex]')).toHaveFocus();
    expect(sentRequests('resetPassword')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Enter your email address' }));
    await heading('Forgot password');
  });

  it('sends trimmed JSON, deletes the e-mail, shows a tick and text, and goes to /login after 1.5 s', async () => {
    slowClock();
    localStorage.setItem('resetEmail', EMAIL);
    sessionStorage.setItem('resetEmail', EMAIL);
    setFault({ endpoint: 'resetPassword', fault: 200, body: {} });
    const { reset } = await openReset();
    const before = Date.now();
    await reset(' 12345', ` ${NEW} `);
    const words = await screen.findByText('Password reset successful!');
    const shown = Date.now();
    expect(words.parentElement?.querySelector('svg')).toBeVisible();
    expect(words.parentElement).toHaveFocus();
    expect(sentRequests('resetPassword')).toMatchObject([
      { body: { OTP: '12345', newPassword: NEW, confirmPassword: NEW } },
    ]);
    expect(localStorage.getItem('resetEmail')).toBeNull();
    expect(sessionStorage.getItem('resetEmail')).toBeNull();
    advanceTo(before + 1499);
    expect(address()).toBe('/reset-password');
    advanceTo(shown + 1500);
    expect(address()).toBe('/login');
  });

  it('says that the password may be changed if no answer came, and not if the server says it in these words', async () => {
    setFault({ endpoint: 'resetPassword', fault: 'reset', times: 1 });
    const { user, submit, reset } = await openReset();
    await reset();
    expect(await screen.findByText('Your password may be changed already.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in with the new one' })).toHaveAttribute('href', '/login');
    answerCall('resetPassword', () =>
      HttpResponse.json({ message: 'Server error. Please try again.' }, { status: 409 }),
    );
    await user.click(submit);
    await waitFor(() => expect(screen.queryByText(/may be changed/)).toBeNull());
    expect(screen.getByText('Server error. Please try again.')).toBeVisible();
  });

  it('does not go to /login if the user has opened another page before', async () => {
    slowClock();
    setFault({ endpoint: 'resetPassword', fault: 200, body: {} });
    const { user, reset } = await openReset();
    await reset();
    await screen.findByText('Password reset successful!');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(address()).toBe('/products'));
    advanceTo(Date.now() + 5000);
    expect(address()).toBe('/products');
  });
});
