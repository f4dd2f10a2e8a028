import { perfumes } from '#house/perfumes';
import { reads } from '#api/endpoints';
import type { FirstCall } from '#boot/firstCall';
import { paths } from '#config/paths';
import { legalNames } from '#house/legalNames';
import { plainPath } from '#lib/plainPath';
import { keysOf } from '#lib/tables';
import { lazyPage, type Page, type PageModule } from './lazyPage';

/** Who may see a page. */
export type Access = 'open' | 'customer' | 'guestsOnly';

export interface RouteEntry {
  path: string;
  page: Page;
  access: Access;
  indexed: boolean;
  prerendered: boolean;
  /** Whether the page starts with a dark picture behind the header. */
  darkTop: boolean;
  /** The call that the page begins with: its head sends it before the app runs. */
  first?: FirstCall;
}

const home = () => import('#pages/home/HomePage');

type RouteOptions = Partial<Pick<RouteEntry, 'access' | 'indexed' | 'prerendered' | 'darkTop' | 'first'>>;

const DEFAULTS = {
  access: 'open',
  indexed: true,
  prerendered: true,
  darkTop: false,
} as const;

/** @param props those of a page that several routes share */
function sharedRoute<Props extends object>(
  path: string,
  load: () => Promise<PageModule<Props>>,
  props: Props,
  options: RouteOptions = {},
): RouteEntry {
  return { path, page: lazyPage(load, props), ...DEFAULTS, ...options };
}

function route(path: string, load: () => Promise<PageModule>, options?: RouteOptions): RouteEntry {
  return sharedRoute(path, load, {}, options);
}

/** For pages that depend on data only the browser has. The neutral shell is served for them. */
const SHELL: RouteOptions = { indexed: false, prerendered: false };
const PRIVATE: RouteOptions = { access: 'customer', ...SHELL };

export const routes: readonly RouteEntry[] = [
  route(paths.home, home, { darkTop: true }),
  route(paths.products, () => import('#pages/catalogue/CataloguePage'), {
    darkTop: true,
    first: ({ search }) => reads.products(search, 1),
  }),
  ...keysOf(perfumes).map((perfume) =>
    sharedRoute(
      perfumes[perfume].path,
      () => import('#pages/product/ProductPage'),
      { perfume },
      { first: () => reads.products(perfumes[perfume].name, 1) },
    ),
  ),
  route(paths.search, () => import('#pages/search/SearchPage'), {
    ...SHELL,
    first: ({ query }) => reads.products(query, 1),
  }),
  route(paths.contact, () => import('#pages/contact/ContactPage'), { darkTop: true }),
  route(paths.register, () => import('#pages/account/RegisterPage')),
  route(paths.login, () => import('#pages/account/LoginPage')),
  route(paths.forgotPassword, () => import('#pages/recovery/ForgotPasswordPage'), { access: 'guestsOnly' }),
  route(paths.verifyOtp, () => import('#pages/recovery/VerifyOtpPage'), SHELL),
  route(paths.resetPassword, () => import('#pages/recovery/ResetPasswordPage'), SHELL),
  route(paths.checkSession, () => import('#pages/account/CheckSessionPage'), SHELL),
  route(paths.cart, () => import('#pages/cart/CartPage'), {
    ...PRIVATE,
    first: ({ userId }) => reads.cart(userId),
  }),
  route(paths.orders, () => import('#pages/orders/OrdersPage'), {
    ...PRIVATE,
    first: ({ userId }) => reads.orders(userId, 1),
  }),
  route(paths.profile, () => import('#pages/account/ProfilePage'), {
    ...PRIVATE,
    first: () => reads.profile(),
  }),
  ...keysOf(legalNames).map((text) =>
    sharedRoute(paths[text], () => import('#pages/legal/LegalPage'), { text }),
  ),
];

/** Unknown addresses show Home under their own address, and are not indexed. */
export const fallbackRoute: RouteEntry = sharedRoute(
  '*',
  home,
  { notFound: true },
  { darkTop: true, indexed: false },
);

export function routeOf(pathname: string): RouteEntry {
  const path = plainPath(pathname);
  return routes.find((entry) => entry.path === path) ?? fallbackRoute;
}
