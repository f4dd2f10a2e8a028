import { perfumes } from '#house/perfumes';
import { paths } from '../config/paths';
import { legalNames } from '../house/legalNames';
import { plainPath } from '../lib/plainPath';
import { keysOf } from '../lib/tables';
import { lazyPage, sharedPage, type Page } from './lazyPage';

/** Who may see a page. */
export type Access = 'open' | 'customer' | 'guest';

/** A row of the route table. */
export interface RouteEntry {
  path: string;
  page: Page;
  access: Access;
  indexed: boolean;
  prerendered: boolean;
  /** Whether the page starts with a dark picture behind the header. */
  darkTop: boolean;
  /** Whether the page starts anew when a customer leaves: what it shows, or what was typed, is not the next one's. */
  restartsWithCustomer: boolean;
}

const home = sharedPage(() => import('../pages/home/HomePage'));
const product = sharedPage(() => import('../pages/product/ProductPage'));
const legal = sharedPage(() => import('../pages/legal/LegalPage'));

type RouteOptions = Partial<
  Pick<RouteEntry, 'access' | 'indexed' | 'prerendered' | 'darkTop' | 'restartsWithCustomer'>
>;

const DEFAULTS = {
  access: 'open',
  indexed: true,
  prerendered: true,
  darkTop: false,
  restartsWithCustomer: false,
} as const;

function route(path: string, page: Page, options: RouteOptions = {}): RouteEntry {
  return { path, page, ...DEFAULTS, ...options };
}

/** For pages that depend on data only the browser has. The neutral shell is served for them. */
const SHELL: RouteOptions = { indexed: false, prerendered: false };
const PRIVATE: RouteOptions = { access: 'customer', restartsWithCustomer: true, ...SHELL };

/** Every page of the shop. */
export const routes: readonly RouteEntry[] = [
  route(paths.home, home({}), { darkTop: true }),
  route(
    paths.products,
    lazyPage(() => import('../pages/catalogue/CataloguePage')),
    { darkTop: true },
  ),
  ...keysOf(perfumes).map((perfume) => route(perfumes[perfume].path, product({ perfume }))),
  route(
    paths.search,
    lazyPage(() => import('../pages/search/SearchPage')),
    SHELL,
  ),
  route(
    paths.contact,
    lazyPage(() => import('../pages/contact/ContactPage')),
    { darkTop: true, restartsWithCustomer: true },
  ),
  route(
    paths.register,
    lazyPage(() => import('../pages/account/RegisterPage')),
    { restartsWithCustomer: true },
  ),
  route(
    paths.login,
    lazyPage(() => import('../pages/account/LoginPage')),
    { restartsWithCustomer: true },
  ),
  route(
    paths.forgotPassword,
    lazyPage(() => import('../pages/recovery/ForgotPasswordPage')),
    { access: 'guest' },
  ),
  route(
    paths.verifyOtp,
    lazyPage(() => import('../pages/recovery/VerifyOtpPage')),
    { ...SHELL, restartsWithCustomer: true },
  ),
  route(
    paths.resetPassword,
    lazyPage(() => import('../pages/recovery/ResetPasswordPage')),
    { ...SHELL, restartsWithCustomer: true },
  ),
  route(
    paths.checkSession,
    lazyPage(() => import('../pages/account/CheckSessionPage')),
    SHELL,
  ),
  route(
    paths.cart,
    lazyPage(() => import('../pages/cart/CartPage')),
    PRIVATE,
  ),
  route(
    paths.orders,
    lazyPage(() => import('../pages/orders/OrdersPage')),
    PRIVATE,
  ),
  route(
    paths.profile,
    lazyPage(() => import('../pages/account/ProfilePage')),
    PRIVATE,
  ),
  ...keysOf(legalNames).map((text) => route(paths[text], legal({ text }))),
];

/** Unknown addresses show Home under their own address, and are not indexed. */
export const fallbackRoute: RouteEntry = route('*', home({ notFound: true }), {
  darkTop: true,
  indexed: false,
});

/** Finds the route of a path. No other code matches paths. */
export function routeOf(pathname: string): RouteEntry {
  const path = plainPath(pathname);
  return routes.find((entry) => entry.path === path) ?? fallbackRoute;
}
