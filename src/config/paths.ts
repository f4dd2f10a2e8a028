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

/** The catalogue's address that shows the saved perfumes. */
export const savedPath = `${paths.products}?saved=1`;

/**
 * The address of Find your scent, shown over the catalogue.
 * @param answers those given so far, for example 'day.close'
 */
export function finderPath(answers = ''): string {
  return `${paths.products}?scent=${answers}`;
}

/** The catalogue's address with a search, for example `/products?search=text`. */
export function catalogueSearchPath(search: string): string {
  return `${paths.products}?${new URLSearchParams({ search }).toString()}`;
}

/** The address of the results for a query, for example `/search?query=text`. */
export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ query }).toString()}`;
}

/**
 * The address of the contact form for help with an order, or for a withdrawal.
 * @param order the order's number, if known
 */
export function contactPath(about: 'order' | 'withdrawal', order?: string): string {
  const query = new URLSearchParams({ about, ...(order !== undefined && { order }) });
  return `${paths.contact}?${query.toString()}`;
}
