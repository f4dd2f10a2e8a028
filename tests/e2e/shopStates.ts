import { finderPath, paths, searchPath } from '#config/paths';
import { allPerfumeTexts } from '#house/perfumes/texts';
import type { PageLink } from '#i18n/pageTexts';
import type { FaultRule } from '#mocks/faults';
import { seedProducts } from '#mocks/seed/catalogue';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { QUESTIONS } from '#pages/catalogue/finder';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { legalTargets } from '#shop/search/searchTargets';
import { cheapest, dearest, featured, inPanel, priceOf, second, withoutPicture } from '../helpers/goods';

/**
 * A visitor's action on a page. Names are the exact texts on screen; while a dialog is open, only its
 * elements count.
 */
export type Step = { press: string; onPhones?: true } | { follow: string } | { type: string; into: string };

export interface ShopState {
  path: string;
  faults?: readonly FaultRule[];
  /** A call hangs, so the page keeps loading. */
  loading?: true;
  /** Actions to perform once the page has loaded. */
  steps?: readonly Step[];
  /** A text that is on screen once the state is reached. */
  shows: string;
}

const states = <Name extends string>(
  table: Readonly<Record<Name, ShopState>>,
): Readonly<Record<Name, ShopState>> => table;

const fault = (
  endpoint: FaultRule['endpoint'],
  what: 'hang' | number,
  body?: object,
): Pick<ShopState, 'faults'> => ({ faults: [{ endpoint, fault: what, ...(body && { body }) }] });
const loading = (endpoint: FaultRule['endpoint']): Pick<ShopState, 'faults' | 'loading'> => ({
  ...fault(endpoint, 'hang'),
  loading: true,
});
const EMPTY = fault('products', 200, { products: [] });
const ASK_FOR_A_CODE: readonly Step[] = [{ type: DEMO_ACCOUNT.email, into: 'Email' }, { press: 'Send OTP' }];
const GO_TO_VERIFY: readonly Step[] = [
  ...ASK_FOR_A_CODE,
  { follow: 'Check the code first, or get a new one' },
];
const MENU: readonly Step[] = [{ press: 'Menu', onPhones: true }];
const NOTIFY_ME: readonly Step[] = [{ press: 'Notify Me When Live' }];

const SEARCH: readonly Step[] = [{ press: 'Search' }];
const searchFor = (text: string): readonly Step[] => [
  ...SEARCH,
  { type: text, into: 'Search products, pages...' },
];

export function panelOf(wanted: string): string {
  const id = seedProducts.find(({ name }) => name === wanted)?.id ?? 'gone';
  return `${paths.products}?${new URLSearchParams({ perfume: id, name: wanted }).toString()}`;
}

/** A note of a perfume's heart. */
const NOTE = allPerfumeTexts[second.perfume].notes.heart[0]?.name ?? '';
/** A word of a perfume's name. */
const WORD = dearest.name.split(' ').at(-1)?.toLowerCase() ?? '';

/** Find your scent after these answers, each by its place in its question. */
function answered(...places: readonly number[]): string {
  return finderPath(places.map((place, at) => QUESTIONS[at]?.answers.at(place)).join('.'));
}

/** The states of pages, named after the last segment of their paths. */
const statesOf = (targets: readonly PageLink[], shows?: string): Record<string, ShopState> =>
  Object.fromEntries(
    targets.map(({ name, path }) => [
      path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '),
      { path, shows: shows ?? name },
    ]),
  );

/** Every page that a guest can stay on, fully loaded. */
export const guestRoutes = states({
  home: { path: paths.home, shows: 'Welcome' },
  'unknown address': { path: '/no/such/page', shows: 'Welcome' },
  catalogue: { path: paths.products, shows: featured.name },
  ...statesOf(perfumeTargets),
  'search results': { path: searchPath(WORD), shows: dearest.name },
  contact: { path: paths.contact, shows: 'Send us a message' },
  register: { path: paths.register, shows: 'Already have an account?' },
  login: { path: paths.login, shows: 'Forgot password?' },
  'forgot password': { path: paths.forgotPassword, shows: 'We will send you a 6-digit code' },
  'reset password': { path: paths.forgotPassword, steps: ASK_FOR_A_CODE, shows: 'Choose a new password for' },
  'verify otp': { path: paths.forgotPassword, steps: GO_TO_VERIFY, shows: 'Resend OTP in' },
  'session of a guest': { path: paths.checkSession, shows: 'Not Logged In' },
  ...statesOf(legalTargets, 'Last updated'),
});

/** A guest's dialogs, failures, empty lists, long texts, many rows and loading states. */
export const guestStates = states({
  menu: { path: paths.contact, steps: MENU, shows: 'Login' },
  'search overlay': { path: paths.contact, steps: SEARCH, shows: 'Our perfumes' },
  'search overlay with matches': { path: paths.contact, steps: searchFor('o'), shows: 'see all results' },
  'search overlay without a match': {
    path: paths.contact,
    steps: searchFor('zzz'),
    shows: 'no matches found',
  },
  'notify me': { path: dearest.path, ...EMPTY, steps: NOTIFY_ME, shows: 'Be the first to know' },
  'notify me with an error': {
    path: dearest.path,
    ...EMPTY,
    steps: [...NOTIFY_ME, { press: 'Notify Me' }],
    shows: 'Please enter your email.',
  },
  'notify me failed': {
    path: dearest.path,
    faults: [
      { endpoint: 'products', fault: 200, body: { products: [] } },
      { endpoint: 'email', fault: 500 },
    ],
    steps: [...NOTIFY_ME, { type: DEMO_ACCOUNT.email, into: 'Email' }, { press: 'Notify Me' }],
    shows: 'Something went wrong. Please try again later.',
  },
  'catalogue loading': { path: paths.products, ...loading('products'), shows: 'Loading products...' },
  'catalogue empty': { path: paths.products, ...EMPTY, shows: 'Launching Soon...' },
  'catalogue failed': { path: paths.products, ...fault('products', 500), shows: 'Try again' },
  'catalogue with nothing left by the filter': {
    path: `${paths.products}?price=over-200&search=${encodeURIComponent(cheapest.name)}`,
    shows: 'Reset filters',
  },
  'catalogue sorted': { path: `${paths.products}?sort=price-desc`, shows: '$' },
  'catalogue with an alert': {
    path: paths.products,
    steps: [{ press: `Buy Now: ${featured.name}` }],
    shows: 'You must be logged in to buy',
  },
  'perfume loading': { path: second.path, ...loading('products'), shows: 'Loading price…' },
  'perfume not sold yet': { path: dearest.path, ...EMPTY, shows: 'Launching Soon...' },
  'search without results': { path: searchPath('zzz'), shows: 'No results found.' },
  'search without a query': { path: paths.search, shows: 'Search for a perfume or a page' },
  'search failed': {
    path: searchPath(WORD),
    ...fault('products', 500),
    shows: 'The catalogue could not be searched.',
  },
  'search loading': { path: searchPath(WORD), ...loading('products'), shows: 'Loading products...' },
  'contact with errors': {
    path: paths.contact,
    steps: [{ press: 'Send Message' }],
    shows: 'First name is required.',
  },
  'login with errors': {
    path: paths.login,
    steps: [{ press: 'Login' }],
    shows: 'Please fill in all the fields',
  },
  'register with errors': {
    path: paths.register,
    steps: [{ press: 'Register' }],
    shows: 'Please fill in all the fields',
  },
  'forgot password with an error': {
    path: paths.forgotPassword,
    steps: [{ press: 'Send OTP' }],
    shows: 'Please enter your email.',
  },
  // Must come before the states that store an e-mail.
  'reset password without an email': {
    path: paths.resetPassword,
    shows: 'We do not know which account this is for.',
  },
  'reset password with errors': {
    path: paths.forgotPassword,
    steps: [...ASK_FOR_A_CODE, { press: 'Reset password' }],
    shows: 'Please fill in all fields (OTP, New, Confirm).',
  },
  'verify otp with an error': {
    path: paths.forgotPassword,
    steps: [...GO_TO_VERIFY, { press: 'Verify OTP' }],
    shows: 'Please enter the OTP.',
  },
  'contact sent': {
    path: paths.contact,
    steps: [
      { type: 'Ada', into: 'First name' },
      { type: 'Martin', into: 'Last name' },
      { type: 'ada@example.com', into: 'Email' },
      { type: 'Good evening', into: 'Message' },
      { press: 'Send Message' },
    ],
    shows: 'Thank you for reaching out!',
  },
});

/** The features that help a guest choose: panel, pictures, finder, saved perfumes. */
export const choosingStates = states({
  'catalogue without a match': { path: `${paths.products}?search=zzz`, shows: 'Search the whole house' },
  'perfume panel': { path: panelOf(inPanel.name), shows: priceOf(inPanel) },
  'perfume panel without a picture': { path: panelOf(withoutPicture.name), shows: priceOf(withoutPicture) },
  'perfume panel of an unknown perfume': {
    path: panelOf('Rain on Tin'),
    shows: 'This perfume is not in the collection.',
  },
  'perfume panel failed': {
    path: panelOf(inPanel.name),
    ...fault('products', 500),
    shows: 'This perfume could not be loaded.',
  },
  'perfume looked at closely': {
    path: second.path,
    steps: [{ press: 'Look closer' }],
    shows: `Pictures of ${second.name}`,
  },
  'first question': { path: finderPath(), shows: 'Question 1 of 3' },
  'second question': { path: answered(0), shows: 'Question 2 of 3' },
  'last question': { path: answered(0, 1), shows: 'Question 3 of 3' },
  'scent found': { path: answered(1, 1, 2), shows: 'Your scent is' },
  'no saved perfumes': { path: `${paths.products}?saved=1`, shows: 'Nothing saved yet.' },
  'saved perfumes': {
    path: paths.products,
    steps: [
      { press: `Save ${dearest.name}` },
      { press: `Save ${second.name}` },
      { follow: 'Saved, 2 perfumes' },
    ],
    shows: '2 perfumes',
  },
  'search by what is said of a scent': {
    path: paths.contact,
    steps: searchFor(NOTE.toLowerCase()),
    shows: `${NOTE} in its heart`,
  },
});

/** A customer's pages with 12 lines in the cart. */
export const customerStates = states({
  menu: { path: paths.contact, steps: MENU, shows: 'Logout' },
  home: { path: paths.home, shows: 'Welcome' },
  cart: { path: paths.cart, shows: 'Checkout' },
  'cart with the question': {
    path: paths.cart,
    steps: [{ press: `Remove ${featured.name}` }],
    shows: `Remove ${featured.name} from your cart?`,
  },
  'cart loading': { path: paths.cart, ...loading('cart'), shows: 'Loading your cart…' },
  'cart empty': { path: paths.cart, ...fault('cart', 200, { products: [] }), shows: 'Your Cart is Empty' },
  'cart failed': { path: paths.cart, ...fault('cart', 500), shows: 'Your cart could not be loaded.' },
  orders: { path: paths.orders, shows: 'Latest order' },
  'orders loading': { path: paths.orders, ...loading('orders'), shows: 'Loading your orders…' },
  'orders empty': { path: paths.orders, ...fault('orders', 200, { orders: [] }), shows: 'No orders found' },
  'orders failed': { path: paths.orders, ...fault('orders', 500), shows: 'Failed to load orders.' },
  profile: { path: paths.profile, shows: 'Your account details.' },
  'profile loading': { path: paths.profile, ...loading('profile'), shows: 'Loading your profile…' },
  'profile failed': { path: paths.profile, ...fault('profile', 500), shows: 'Failed to load profile.' },
  session: { path: paths.checkSession, shows: 'Logged In as' },
  'catalogue with a perfume added': {
    path: paths.products,
    steps: [{ press: `Add to Cart: ${featured.name}` }],
    shows: `${featured.name} added to cart.`,
  },
});

export const CUSTOMER_LINES = 12;
