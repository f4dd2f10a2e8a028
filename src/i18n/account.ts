import { brand } from './brand';
import { translator } from './translator';

/** The texts of login, registration, session and profile. */
export const t = translator({
  'account.email': 'Email',
  'account.password': 'Password',
  'account.showPassword': 'Show password',
  'account.fillAll': 'Please fill in all the fields',
  'account.logout': 'Logout',

  'login.title': 'Login',
  'login.intro': 'Welcome back. Your cart and your orders are where you left them.',
  'login.email': 'Email or username',
  'login.remember': 'Remember me',
  'login.forgot': 'Forgot password?',
  'login.submit': 'Login',
  'login.noAccount': 'New to the house?',
  'login.register': 'Create an account',
  'login.success': 'Login successful!',
  'login.failed': 'Login failed ({status}).',
  'login.unexpected': 'Unexpected server response. Please try again.',
  'login.serverError': 'Server error. Please try again later.',

  'register.title': 'Register',
  'register.intro': `An account keeps your cart and your orders, and makes ${brand} a little more yours.`,
  'register.name': 'Name',
  'register.confirm': 'Confirm password',
  'register.showConfirm': 'Show confirm password',
  'register.submit': 'Register',
  'register.haveAccount': 'Already have an account?',
  'register.login': 'Login',
  'register.mismatch': 'Passwords do not match',
  'register.failed': 'Registration failed.',
  'register.loginFailed': 'Login after registration failed.',
  'register.serverError': 'Something went wrong. Please try again later.',

  'session.title': 'Your session',
  'session.loading': 'Looking for your session...',
  'session.loggedInAs': 'Logged In as',
  'session.notLoggedIn': 'Not Logged In',
  'session.login': 'Login',

  'profile.title': 'Profile',
  'profile.intro': 'What we keep on file for you.',
  'profile.loading': 'Loading your profile...',
  'profile.id': 'ID',
  'profile.name': 'Name',
  'profile.email': 'Email',
  'profile.none': '—',
  'profile.failed': 'Failed to load profile. Please try again.',
  'profile.tryAgain': 'Try again',
});
