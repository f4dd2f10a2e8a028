import { createElement, type ComponentType, type ReactNode } from 'react';
import { lazyModule } from '../lib/lazyModule';

/** A page's metadata for browsers and search engines. */
export interface PageMeta {
  /** Without the brand, which is added to every title. */
  title: string;
  description: string;
}

/** The exports of a page's module. */
export interface PageModule<Props = object> {
  default: ComponentType<Props>;
  /** For the page, or by the props of each route that shares it. */
  meta: PageMeta | ((props: Props) => PageMeta);
  /** Fetches what the page shows first, when the user is about to open it. */
  prefetch?: () => void;
}

/** A page whose code is loaded on demand or preloaded. */
export interface Page {
  /** Loads the code, and the props if they are in a module of their own. */
  preload: () => Promise<readonly [module: Pick<PageModule, 'prefetch'>, props: object]>;
  /** Renders the page; undefined until its code is loaded. */
  render: () => ReactNode | undefined;
  /** The page's metadata; undefined until its code is loaded. */
  meta: () => PageMeta | undefined;
}

/** Creates a page from a function that imports its module. */
export function page(load: () => Promise<PageModule>): Page {
  return sharedPage(load)({});
}

/**
 * Creates a page that several routes share, each with its own props. Props in a module of their own are given
 * as a function that loads them in parallel with the page's code.
 */
export function sharedPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): (props: Props | (() => Promise<Props>)) => Page {
  const page = lazyModule(load);
  return (given) => {
    const own =
      typeof given === 'function'
        ? lazyModule(given)
        : { get: () => given, load: () => Promise.resolve(given) };
    const ready = () => {
      const [module, props] = [page.get(), own.get()];
      return module && props && { module, props };
    };
    return {
      preload: () => Promise.all([page.load(), own.load()]),
      render: () => {
        const loaded = ready();
        return loaded && createElement(loaded.module.default, loaded.props);
      },
      meta: () => {
        const loaded = ready();
        if (typeof loaded?.module.meta !== 'function') return loaded?.module.meta;
        return loaded.module.meta(loaded.props);
      },
    };
  };
}
