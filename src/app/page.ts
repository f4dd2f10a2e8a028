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
  /** Loads the code. A load that failed is tried again by the next call. */
  preload: () => Promise<Pick<PageModule, 'prefetch'>>;
  /** The page itself; undefined until its code is loaded. */
  render: () => ReactNode | undefined;
  /** What the page says of itself; undefined until its code is loaded. */
  meta: () => PageMeta | undefined;
}

/** Makes a page of its loader. */
export function page(load: () => Promise<PageModule>): Page {
  return sharedPage(load)({});
}

/** Makes a page that several rows share, each with props of its own. */
export function sharedPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): (props: Props) => Page {
  let module: PageModule<Props> | undefined;
  let loading: Promise<PageModule<Props>> | undefined;
  const preload = (): Promise<PageModule<Props>> => {
    loading ??= load().then(
      (loaded) => (module = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return (props) => ({
    preload,
    render: () => module && createElement(module.default, props),
    meta: () => (typeof module?.meta === 'function' ? module.meta(props) : module?.meta),
  });
}
