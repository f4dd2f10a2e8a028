import { createElement, type ComponentType, type ReactNode } from 'react';

/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  /** Without the brand, which the frame adds. */
  title: string;
  description: string;
}

/** What the module of a page exports. */
export interface PageModule<Props = object> {
  default: ComponentType<Props>;
  /** Of the page, or of each row that shares it. */
  meta: PageMeta | ((props: Props) => PageMeta);
  /** Fetches what the page shows first, when a shopper is about to come. */
  prefetch?: () => void;
}

/** A page whose code is loaded when it is needed, or before. */
export interface Page {
  /** Loads the code, and the props that stand in a file of their own. */
  preload: () => Promise<readonly [module: Pick<PageModule, 'prefetch'>, props: object]>;
  /** The page itself; undefined until its code is loaded. */
  render: () => ReactNode | undefined;
  /** What the page says of itself; undefined until its code is loaded. */
  meta: () => PageMeta | undefined;
}

/** Makes a page of its loader. */
export function page(load: () => Promise<PageModule>): Page {
  return sharedPage(load)({});
}

/**
 * Makes a page that several rows share, each with props of its own. A row whose props stand in a file of their own gives
 * the function that loads them: they come beside the page's code.
 */
export function sharedPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): (props: Props | (() => Promise<Props>)) => Page {
  const page = loadedOnce(load);
  return (given) => {
    const own =
      typeof given === 'function'
        ? loadedOnce(given)
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

/** Loads something once; a load that failed is tried again by the next call. */
function loadedOnce<Value>(load: () => Promise<Value>) {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    get: () => value,
    load: (): Promise<Value> => {
      loading ??= load().then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
