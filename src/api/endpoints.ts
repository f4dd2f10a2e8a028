import { PAGE_SIZE } from '#config/constants';

/** Every path of the API; a base that all share belongs in `VITE_API_HOST`. {@link fillPath} fills in `:userId`. */
export const endpoints = {
  login: '/api/user/login',
  register: '/api/user/register',
  forgotPassword: '/api/user/forgot-password',
  resetPassword: '/api/user/reset-password',
  verifyOtp: '/api/user/verify-otp',
  updateOtp: '/api/user/update-otp',
  orders: '/api/user/orders',
  order: '/api/user/order',
  profile: '/profile',
  cart: '/api/user/cart/:userId',
  cartAdd: '/cart/add',
  cartDelete: '/cart/delete',
  cartClear: '/cart/clear/:userId',
  products: '/products',
} as const;

export const TOKEN_HEADER = 'Authorization';

/** The header's value for a token; null for a guest. */
export function bearer(token: string | null | undefined): string | null {
  return token ? `Bearer ${token}` : null;
}

/** Fills in the `:userId` of a path. @param userId as the server gave it; encoded, it stays one segment */
export function fillPath(template: `${string}:userId${string}`, userId: string): string {
  return template.replace(':userId', () => encodeURIComponent(userId));
}

export interface Read {
  url: string;
  params?: Readonly<Record<string, string | number>>;
}

/** The address of a GET below the API's host: by it, head and app know that they send the same call. */
export function addressOf({ url, params = {} }: Read): string {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${url}?${query.join('&')}` : url;
}

/** Every GET that the pages send. The build writes a page's first call from them, too. */
export const reads = {
  products: (search: string, page: number): Read => ({
    url: endpoints.products,
    params: { search, page, limit: PAGE_SIZE },
  }),
  cart: (userId: string): Read => ({ url: fillPath(endpoints.cart, userId) }),
  orders: (userId: string, page: number): Read => ({
    url: endpoints.orders,
    params: { page, limit: PAGE_SIZE, userId },
  }),
  profile: (): Read => ({ url: endpoints.profile }),
};
