import { paths } from '../config/paths';
import { perfumes, perfumeTexts, type PerfumeKey } from '#house/perfumes';
import { legalNames } from '../house/legalNames';
import { plainPath } from '../lib/plainPath';
import { keysOf } from '../lib/tables';
import { lazyPage, sharedLazyPage, type Page } from './lazyPage';

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
}

/**
 * Whether files are named: only for the build, so that the browser's code does not contain their names.
 * Playwright's tests import this file without Vite, which defines `env`.
 */
const NAMED = (import.meta as Partial<ImportMeta>).env?.SSR ?? false;

const pages = {
  home: sharedLazyPage(NAMED && 'pages/home/HomePage.tsx', () => import('../pages/home/HomePage')),
  catalogue: lazyPage(
    NAMED && 'pages/catalogue/CataloguePage.tsx',
    () => import('../pages/catalogue/CataloguePage'),
  ),
  product: sharedLazyPage(
    NAMED && 'pages/product/ProductPage.tsx',
    () => import('../pages/product/ProductPage'),
  ),
  search: lazyPage(NAMED && 'pages/search/SearchPage.tsx', () => import('../pages/search/SearchPage')),
  contact: lazyPage(NAMED && 'pages/contact/ContactPage.tsx', () => import('../pages/contact/ContactPage')),
  register: lazyPage(
    NAMED && 'pages/account/RegisterPage.tsx',
    () => import('../pages/account/RegisterPage'),
  ),
  login: lazyPage(NAMED && 'pages/account/LoginPage.tsx', () => import('../pages/account/LoginPage')),
  checkSession: lazyPage(
    NAMED && 'pages/account/CheckSessionPage.tsx',
    () => import('../pages/account/CheckSessionPage'),
  ),
  profile: lazyPage(NAMED && 'pages/account/ProfilePage.tsx', () => import('../pages/account/ProfilePage')),
  forgotPassword: lazyPage(
    NAMED && 'pages/recovery/ForgotPasswordPage.tsx',
    () => import('../pages/recovery/ForgotPasswordPage'),
  ),
  verifyOtp: lazyPage(
    NAMED && 'pages/recovery/VerifyOtpPage.tsx',
    () => import('../pages/recovery/VerifyOtpPage'),
  ),
  resetPassword: lazyPage(
    NAMED && 'pages/recovery/ResetPasswordPage.tsx',
    () => import('../pages/recovery/ResetPasswordPage'),
  ),
  cart: lazyPage(NAMED && 'pages/cart/CartPage.tsx', () => import('../pages/cart/CartPage')),
  orders: lazyPage(NAMED && 'pages/orders/OrdersPage.tsx', () => import('../pages/orders/OrdersPage')),
  legal: sharedLazyPage(NAMED && 'pages/legal/LegalPage.tsx', () => import('../pages/legal/LegalPage')),
};

/** The code of the texts of a perfume's page. */
const textsOf = (perfume: PerfumeKey) => ({
  file: NAMED && `perfumes/${perfume}/text.ts`,
  load: perfumeTexts[perfume],
});

type Marks = Partial<Pick<RouteEntry, 'access' | 'indexed' | 'prerendered' | 'darkTop'>>;

function route(path: string, shown: Page, marks: Marks = {}): RouteEntry {
  return { path, page: shown, access: 'open', indexed: true, prerendered: true, darkTop: false, ...marks };
}

/** For pages that depend on data only the browser has. The neutral shell is served for them. */
const SHELL: Marks = { indexed: false, prerendered: false };
const PRIVATE: Marks = { access: 'customer', ...SHELL };

/** Every page of the shop. */
export const routes: readonly RouteEntry[] = [
  route(paths.home, pages.home({}), { darkTop: true }),
  route(paths.products, pages.catalogue, { darkTop: true }),
  ...keysOf(perfumes).map((perfume) => route(perfumes[perfume].path, pages.product(textsOf(perfume)))),
  route(paths.search, pages.search, SHELL),
  route(paths.contact, pages.contact, { darkTop: true }),
  route(paths.register, pages.register),
  route(paths.login, pages.login),
  route(paths.forgotPassword, pages.forgotPassword, { access: 'guest' }),
  route(paths.verifyOtp, pages.verifyOtp, SHELL),
  route(paths.resetPassword, pages.resetPassword, SHELL),
  route(paths.checkSession, pages.checkSession, SHELL),
  route(paths.cart, pages.cart, PRIVATE),
  route(paths.orders, pages.orders, PRIVATE),
  route(paths.profile, pages.profile, PRIVATE),
  ...keysOf(legalNames).map((text) => route(paths[text], pages.legal({ text }))),
];

/** Unknown addresses show Home under their own address, and are not indexed. */
export const fallbackRoute: RouteEntry = route('*', pages.home({ notFound: true }), {
  darkTop: true,
  indexed: false,
});

/** Finds the route of a path. No other code matches paths. */
export function routeOf(pathname: string): RouteEntry {
  const path = plainPath(pathname);
  return routes.find((entry) => entry.path === path) ?? fallbackRoute;
}
