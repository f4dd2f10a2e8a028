import { DEMO_ACCOUNT } from './mock';

export const ADA = 'ada@example.com';
const PASSWORDS = { Password: 'Cedar-1', 'Confirm password': 'Cedar-1' };
const NEW_PASSWORDS = { 'New password': 'Cedar-1', 'Confirm password': 'Cedar-1' };

/** The forms about an account, by the call that each sends: its page, and what is typed. */
export const forms = {
  login: {
    path: '/login',
    title: 'Login',
    button: 'Login',
    typed: { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password },
  },
  register: {
    path: '/register',
    title: 'Register',
    button: 'Register',
    typed: { Name: 'Ada', Email: ADA, ...PASSWORDS },
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    button: 'Send OTP',
    typed: { Email: ADA },
  },
  verifyOtp: { path: '/verify-otp', title: 'Verify OTP', button: 'Verify OTP', typed: { OTP: '123456' } },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset password',
    button: 'Reset password',
    typed: { OTP: '123456', ...NEW_PASSWORDS },
  },
} as const;
