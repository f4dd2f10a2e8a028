import { brand } from './brand';

interface MetaText {
  /** Document title without the brand, which the frame adds. */
  title: string;
  description: string;
}

/** Document titles and descriptions of the routes without editorial content or a table of their own. */
export const metaTexts = {
  search: {
    title: 'Search results',
    description: `Search ${brand} for a perfume or a page. Type a name, or only a part of one, and find the matching perfumes of the house and every page of the shop.`,
  },
  contact: {
    title: 'Contact',
    description: `Write to ${brand}. Questions about a perfume, an order or a gift are welcome here: your name, your e-mail address and a few lines are all that we need.`,
  },
  register: {
    title: 'Register',
    description: `Create your ${brand} account with a name, an e-mail address and a password. You can then keep a cart, place orders and look back at what you have chosen.`,
  },
  login: {
    title: 'Login',
    description: `Log in to ${brand} to open your cart, place an order and see the perfumes you have ordered before. Forgotten your password? You can set a new one here.`,
  },
  forgotPassword: {
    title: 'Forgot password',
    description: `Forgotten your ${brand} password? Enter your e-mail address and we will send you a one-time code with which you can choose a new password for your account.`,
  },
  verifyOtp: {
    title: 'Verify your code',
    description: `Enter the 6-digit one-time code that ${brand} has sent to your e-mail address, or ask for a new one, before you choose a new password for your account.`,
  },
  resetPassword: {
    title: 'Reset password',
    description: `Choose a new password for your ${brand} account with the one-time code from your e-mail. Once it has been saved, you can log in again straight away.`,
  },
  checkSession: {
    title: 'Session',
    description: `See whether you are logged in to ${brand} in this browser and with which e-mail address. If you are, and would rather not be, you can log out here.`,
  },
  cart: {
    title: 'Your cart',
    description: `The perfumes you have put aside at ${brand}, with their quantities and the total. Remove what you have thought better of, then place your order.`,
  },
  orders: {
    title: 'Your orders',
    description: `Your orders at ${brand}: the latest first, each with its date, its perfumes, its total and where it stands, from payment through to delivery.`,
  },
  profile: {
    title: 'Your profile',
    description: `Your ${brand} profile: the customer ID, the name and the e-mail address that belong to your account, shown to you alone once you are logged in.`,
  },
} as const satisfies Record<string, MetaText>;
