import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from './fixtures';
import { logIn } from './shopper';

const { email, password: oldPassword } = DEMO_ACCOUNT;
const newPassword = 'Second-Bloom-4';

test(
  'a password is recovered with the code checked first',
  { tag: '@desktop' },
  async ({ page, mock, problems }) => {
    // A wrong password is answered with 401, which the browser logs.
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
  },
);
