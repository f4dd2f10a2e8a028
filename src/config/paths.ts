/** Every address of the shop but the perfumes', which are in their facts. */
export const paths = {
  home: '/',
  products: '/products',
  search: '/search',
  contact: '/contact',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  checkSession: '/check-session',
  cart: '/cart',
  orders: '/orders',
  profile: '/profile',
  disclaimer: '/disclaimer',
  privacyPolicy: '/privacy-policy',
  cookies: '/cookies',
  imprint: '/imprint-legal-information',
} as const;

/** The parameters of these addresses. Those from `search` to `saved` are the catalogue's view (shop/products/catalogueView.ts). */
export const params = {
  query: 'query',
  search: 'search',
  sort: 'sort',
  price: 'price',
  family: 'family',
  saved: 'saved',
  /** The answers given in Find your scent. */
  scent: 'scent',
  /** Id and name of the perfume whose panel is open. */
  perfume: 'perfume',
  name: 'name',
  /** What a message is about. */
  about: 'about',
} as const;

/** The parameters in the catalogue's address that open the panel or the finder over the list. */
const PANEL_PARAMS = [params.perfume, params.name, params.scent];

export function opensPanel(query: string): boolean {
  const given = new URLSearchParams(query);
  return PANEL_PARAMS.some((param) => given.has(param));
}

/** The query of the list under a panel or finder. */
export function withoutPanel(query: string): string {
  const rest = new URLSearchParams(query);
  PANEL_PARAMS.forEach((param) => rest.delete(param));
  return rest.toString();
}

/** The heading of the owner's terms on the Disclaimer page. */
export const DELIVERY_ANCHOR = 'delivery';

/** The address of the owner's terms: a section of the Disclaimer, which is there if one of them is filled in. */
export const deliveryPath = (): string => `${paths.disclaimer}#${DELIVERY_ANCHOR}`;

/** The heading of a perfume's ingredients and safety on its page. */
export const SAFETY_ANCHOR = 'safety';

/** The address of that heading. @param path the perfume's */
export const safetyPath = (path: string): string => `${path}#${SAFETY_ANCHOR}`;

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const savedPath = (): string => withQuery(paths.products, { [params.saved]: '1' });

/** The address of Find your scent, over a list. @param answers given so far, for example 'day.close' */
export function finderPath(answers = '', listQuery = ''): string {
  const query = new URLSearchParams(listQuery);
  query.set(params.scent, answers);
  return `${paths.products}?${query.toString()}`;
}

export const catalogueSearchPath = (search: string): string =>
  withQuery(paths.products, { [params.search]: search });

/** The catalogue's address with a price band, the lowest price first: `/products?sort=price-asc&price=under-100`. */
export const catalogueBandPath = (band: string): string =>
  withQuery(paths.products, { [params.sort]: 'price-asc', [params.price]: band });

/** The address of the results for a query, for example `/search?query=text`. */
export const searchPath = (query: string): string => withQuery(paths.search, { [params.query]: query });

/** The address of the contact form for what a message may be about. */
export const contactPath = (about: 'order' | 'card' | 'withdrawal' | 'account' | 'notify'): string =>
  withQuery(paths.contact, { [params.about]: about });

/** The address of the contact form with a question as its message. */
export const questionPath = (question: string): string =>
  withQuery(paths.contact, { [params.query]: question });
