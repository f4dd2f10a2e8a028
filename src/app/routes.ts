import { createElement, type ComponentType, type ReactNode } from 'react';
import { paths } from '#config/paths';
import { legalNames } from '#house/legalNames';
import { perfumes } from '#house/perfumes';
import type { GroundName } from '#houseTypes/perfume';
import { plainPath } from '#lib/plainPath';
import { keysOf } from '#lib/tables';

interface PageMeta {
  /** Without the brand, which is added to every title. */
  title: string;
  description: string;
}

export interface PageModule<Props = object> {
  default: ComponentType<Props>;
  /** For the page, or by the props of each route that shares it. */
  meta: PageMeta | ((props: Props) => PageMeta);
  /** Takes the head's answer before the hydration, right after which the page then shows it. */
  takeHeadAnswer?: () => Promise<void>;
}

interface PageContent {
  /** The component's name, which is its file's: the build finds the page's chunk by it. */
  name: string;
  element: ReactNode;
  meta: PageMeta;
  takeHeadAnswer: (() => Promise<void>) | undefined;
}

/** A page whose code is loaded on demand or in advance. */
export interface Page {
  load: () => Promise<PageContent>;
  /** Undefined until the code is loaded. */
  content: PageContent | undefined;
}

/** @param props those of a page that several routes share */
function lazyPage<Props extends object>(load: () => Promise<PageModule<Props>>, props = {} as Props): Page {
  const page: Page = {
    content: undefined,
    load: async () => {
      const { default: Content, meta, takeHeadAnswer } = await load();
      return (page.content ??= {
        name: Content.name,
        element: createElement(Content, props),
        meta: typeof meta === 'function' ? meta(props) : meta,
        takeHeadAnswer,
      });
    },
  };
  return page;
}

export type Access = 'open' | 'customer' | 'guestsOnly';

export interface RouteEntry {
  path: string;
  page: Page;
  access: Access;
  /** Whether the build writes its first screen, and search engines may list it; else it gets the neutral shell. */
  prerendered: boolean;
  darkTop: boolean;
  /** The room of a perfume's page. */
  ground?: GroundName;
}

type Row = Pick<RouteEntry, 'path' | 'page'> & Partial<RouteEntry>;

const home = () => import('#pages/home/HomePage');

const rows: readonly Row[] = [
  { path: paths.home, page: lazyPage(home), darkTop: true },
  { path: paths.products, page: lazyPage(() => import('#pages/catalogue/CataloguePage')), darkTop: true },
  ...keysOf(perfumes).map((perfume) => ({
    path: perfumes[perfume].path,
    page: lazyPage(() => import('#pages/product/ProductPage'), { perfume }),
    ground: perfumes[perfume].ground,
  })),
  { path: paths.search, page: lazyPage(() => import('#pages/search/SearchPage')), prerendered: false },
  { path: paths.contact, page: lazyPage(() => import('#pages/contact/ContactPage')), darkTop: true },
  { path: paths.register, page: lazyPage(() => import('#pages/account/RegisterPage')) },
  { path: paths.login, page: lazyPage(() => import('#pages/account/LoginPage')) },
  {
    path: paths.forgotPassword,
    page: lazyPage(() => import('#pages/recovery/ForgotPasswordPage')),
    access: 'guestsOnly',
  },
  {
    path: paths.verifyOtp,
    page: lazyPage(() => import('#pages/recovery/VerifyOtpPage')),
    prerendered: false,
  },
  {
    path: paths.resetPassword,
    page: lazyPage(() => import('#pages/recovery/ResetPasswordPage')),
    prerendered: false,
  },
  {
    path: paths.checkSession,
    page: lazyPage(() => import('#pages/account/CheckSessionPage')),
    prerendered: false,
  },
  { path: paths.cart, page: lazyPage(() => import('#pages/cart/CartPage')), access: 'customer' },
  { path: paths.orders, page: lazyPage(() => import('#pages/orders/OrdersPage')), access: 'customer' },
  { path: paths.profile, page: lazyPage(() => import('#pages/account/ProfilePage')), access: 'customer' },
  ...keysOf(legalNames).map((text) => ({
    path: paths[text],
    page: lazyPage(() => import('#pages/legal/LegalPage'), { text }),
  })),
];

const entryOf = (row: Row): RouteEntry => ({
  access: 'open',
  prerendered: row.access !== 'customer',
  darkTop: false,
  ...row,
});

export const routes: readonly RouteEntry[] = rows.map(entryOf);

/** Unknown addresses show Home under their own address. */
export const fallbackRoute = entryOf({
  path: '*',
  page: lazyPage(home, { notFound: true }),
  prerendered: false,
  darkTop: true,
});

export function routeOf(pathname: string): RouteEntry {
  const path = plainPath(pathname);
  return routes.find((entry) => entry.path === path) ?? fallbackRoute;
}
