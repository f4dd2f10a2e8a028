import { OTP_RESEND_WAIT_MS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from './fixtures';
import { logIn } from './shopper';

const { email, password: oldPassword } = DEMO_ACCOUNT;
const newPassword = 'Second-Bloom-4';

test('password recovery with the code checked first (6.1)', async ({ page, mock, problems }) => {
  // A wrong password is answered 401, and the browser logs it.
  problems.allow(/401/);
  const main = page.getByRole('main');

  await page.goto(paths.login);
  await main.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send OTP' }).click();

  await expect(page).toHaveURL(paths.resetPassword);
  await expect(main).toContainText(email);
  await main.getByRole('link', { name: 'Check the code first, or get a new one' }).click();

  await expect(page).toHaveURL(paths.verifyOtp);
  await expect(main).toContainText(email);
  const code = await mock.newestCode(email);
  await main.getByLabel('OTP').fill(code);
  await main.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'OTP verified successfully!' })).toBeVisible();

  await expect(page).toHaveURL(paths.resetPassword);
  await expect(main.getByLabel('OTP')).toHaveValue(code);
  await main.getByLabel('New password', { exact: true }).fill(newPassword);
  await main.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await main.getByRole('button', { name: 'Reset password' }).click();
  await expect(main.getByText('Password reset successful!')).toBeVisible();

  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await logIn(page, email, oldPassword);
  await expect(main.getByText('Invalid email or password.')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL(paths.home);
});

test('password recovery with a code that was sent again, straight to the new password (6.1)', async ({
  page,
  mock,
  problems,
}) => {
  // The first code is refused after the second one was sent.
  problems.allow(/400/);
  const main = page.getByRole('main');
  await page.clock.install();
  await page.goto(paths.forgotPassword);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  const first = await mock.newestCode(email);

  await main.getByRole('link', { name: 'Check the code first, or get a new one' }).click();
  await expect(main.getByText(/^Resend OTP in \d+s$/)).toBeVisible();
  await page.clock.fastForward(OTP_RESEND_WAIT_MS);
  await main.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'OTP has been resent successfully.' }),
  ).toBeVisible();
  await expect(main.getByText(/^Resend OTP in \d+s$/)).toBeVisible();
  const mail = (await mock.inbox()).at(-1);
  expect(mail?.params).toEqual({ to_email: email, user_name: 'demo', otp: mail?.otp });

  await main.getByLabel('OTP').fill(first);
  await main.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(main.getByText('Invalid OTP.')).toBeVisible();

  await main.getByRole('link', { name: 'Continue to the new password' }).click();
  await main.getByLabel('OTP').fill(await mock.newestCode(email));
  await main.getByLabel('New password', { exact: true }).fill(newPassword);
  await main.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await main.getByRole('button', { name: 'Reset password' }).click();
  await expect(main.getByText('Password reset successful!')).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page).toHaveURL(paths.login);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL(paths.home);
});
