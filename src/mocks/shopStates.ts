import { paths, searchPath } from '../config/paths';
import type { FaultRule } from './faults';
import type { ScenarioName } from './scenarios';

/** A state of the shop that a visitor meets. */
export interface ShopState {
  path: string;
  /** How the API answers. */
  scenario?: ScenarioName;
  faults?: readonly FaultRule[];
  /** A call is held back, so the page never comes to rest. */
  loading?: boolean;
  /** What is still to be done once the page is there; the browser tests do it. */
  then?: string;
}

const states = <Name extends string>(
  table: Readonly<Record<Name, ShopState>>,
): Readonly<Record<Name, ShopState>> => table;

const fault = (endpoint: FaultRule['endpoint'], what: FaultRule['fault']): Pick<ShopState, 'faults'> => ({
  faults: [{ endpoint, fault: what }],
});
const loading = (endpoint: FaultRule['endpoint']): Pick<ShopState, 'faults' | 'loading'> => ({
  ...fault(endpoint, 'hang'),
  loading: true,
});
const EMPTY = { scenario: 'empty' } as const;
const ASK_FOR_A_CODE = "enter the demo account's e-mail and press 'Send OTP'";
const GO_TO_VERIFY = `${ASK_FOR_A_CODE}; follow the link to check the code`;

/** Every address that a guest may stay on, as it comes to rest. */
export const guestRoutes = states({
  home: { path: paths.home },
  'unknown address': { path: '/no/such/page' },
  catalogue: { path: paths.products },
  'classic musk': { path: paths.classicMusk },
  'amber nights': { path: paths.amberNights },
  'vanilla ember': { path: paths.vanillaEmber },
  'royal oud': { path: paths.royalOud },
  'search results': { path: searchPath('oud') },
  contact: { path: paths.contact },
  register: { path: paths.register },
  login: { path: paths.login },
  'forgot password': { path: paths.forgotPassword },
  'reset password': { path: paths.forgotPassword, then: ASK_FOR_A_CODE },
  'verify otp': { path: paths.forgotPassword, then: GO_TO_VERIFY },
  'session of a guest': { path: paths.checkSession },
  disclaimer: { path: paths.disclaimer },
  'privacy policy': { path: paths.privacyPolicy },
  cookies: { path: paths.cookies },
  imprint: { path: paths.imprint },
});

/** What opens, goes wrong, is empty, long, many or still loads, for a guest. */
export const guestStates = states({
  menu: { path: paths.contact, then: "press 'Menu' on a phone" },
  'search overlay': { path: paths.contact, then: 'press the search icon' },
  'search overlay with matches': { path: paths.contact, then: "press the search icon and type 'o'" },
  'search overlay without a match': { path: paths.contact, then: "press the search icon and type 'zzz'" },
  'notify me': { path: paths.royalOud, ...EMPTY, then: "press 'Notify Me When Live'" },
  'notify me with an error': {
    path: paths.royalOud,
    ...EMPTY,
    then: "press 'Notify Me When Live', then 'Notify Me'",
  },
  'catalogue loading': { path: paths.products, ...loading('products') },
  'catalogue empty': { path: paths.products, ...EMPTY },
  'catalogue failed': { path: paths.products, ...fault('products', 500) },
  'catalogue with nothing left by the filter': { path: `${paths.products}?search=ember&price=over-200` },
  'catalogue sorted': { path: `${paths.products}?sort=price-desc` },
  'catalogue with an alert': { path: paths.products, then: "press 'Buy Now'" },
  'perfume loading': { path: paths.amberNights, ...loading('products') },
  'perfume not sold yet': { path: paths.royalOud, ...EMPTY },
  'search without results': { path: searchPath('zzz') },
  'search without a query': { path: paths.search },
  'search failed': { path: searchPath('oud'), ...fault('products', 500) },
  'search loading': { path: searchPath('oud'), ...loading('products') },
  'contact with errors': { path: paths.contact, then: "press 'Send Message'" },
  'login with errors': { path: paths.login, then: "press 'Login'" },
  'register with errors': { path: paths.register, then: "press 'Register'" },
  'forgot password with an error': { path: paths.forgotPassword, then: "press 'Send OTP'" },
  'reset password with errors': {
    path: paths.forgotPassword,
    then: `${ASK_FOR_A_CODE}; press 'Reset password'`,
  },
  'verify otp with an error': { path: paths.forgotPassword, then: `${GO_TO_VERIFY}; press 'Verify OTP'` },
  'reset password without an email': { path: paths.resetPassword },
  'contact sent': { path: paths.contact, then: "fill the form in and press 'Send Message'" },
});

/** A customer's pages with 12 lines in the cart, and what happens on them. */
export const customerStates = states({
  menu: { path: paths.contact, then: "press 'Menu' on a phone" },
  cart: { path: paths.cart },
  'cart with the question': { path: paths.cart, then: "press 'Remove'" },
  'cart loading': { path: paths.cart, ...loading('cart') },
  'cart empty': { path: paths.cart, ...fault('cart', 'emptyList') },
  'cart failed': { path: paths.cart, ...fault('cart', 500) },
  orders: { path: paths.orders },
  'orders loading': { path: paths.orders, ...loading('orders') },
  'orders empty': { path: paths.orders, ...fault('orders', 'emptyList') },
  'orders failed': { path: paths.orders, ...fault('orders', 500) },
  profile: { path: paths.profile },
  'profile loading': { path: paths.profile, ...loading('profile') },
  'profile failed': { path: paths.profile, ...fault('profile', 500) },
  session: { path: paths.checkSession },
  'catalogue with a perfume added': { path: paths.products, then: "press 'Add to Cart'" },
});

/** Long texts and many rows, beside which the others look at ease; for looking at them. */
export const largeStates = states({
  'catalogue of long and hostile texts': { path: paths.products, ...fault('products', 'markup') },
  'catalogue of 5,000': { path: paths.products, scenario: 'many' },
  'cart of long and hostile texts': { path: paths.cart, ...fault('cart', 'markup') },
  'cart of 5,000 lines': { path: paths.cart, ...fault('cart', 'many') },
  'orders of long and hostile texts': { path: paths.orders, ...fault('orders', 'markup') },
  'orders without an end': { path: paths.orders, ...fault('orders', 'repeatForever') },
  'search of 5,000': { path: searchPath('oud'), scenario: 'many' },
});

/** How many lines the customer's cart has. */
export const CUSTOMER_LINES = 12;

/** All states, by who meets them. */
export const shopStates = [
  { visitor: 'guest', states: guestRoutes },
  { visitor: 'guest', states: guestStates },
  { visitor: 'customer', states: customerStates },
  { visitor: 'customer', states: largeStates },
] as const satisfies readonly { visitor: string; states: Readonly<Record<string, ShopState>> }[];
