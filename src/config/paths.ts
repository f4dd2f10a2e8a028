/** Every address of the shop, once (behaviour 2.1). */
export const paths = {
  home: '/',
  products: '/products',
  classicMusk: '/products/classic-musk',
  amberNights: '/products/amber-nights',
  vanillaEmber: '/products/vanilla-ember',
  royalOud: '/products/royal-oud',
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

/** The catalogue with a search, as `/products?search=text`. */
export function catalogueSearchPath(search: string): string {
  return `${paths.products}?${new URLSearchParams({ search }).toString()}`;
}

/** The address of the results for a query, as `/search?query=text`. */
export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ query }).toString()}`;
}
