import { createElement, type ComponentType, type ReactNode } from 'react';

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
  /** Its file in src. Only in the build, which finds the page's chunks by it. */
  file?: string;
}

/** A page whose code is loaded on demand or preloaded. All but `preload` is undefined until then. */
export interface Page {
  preload: () => Promise<void>;
  render: () => ReactNode | undefined;
  meta: () => PageMeta | undefined;
  file: () => string | undefined;
}

/** Creates a page from its module. */
export function lazyPage(load: () => Promise<PageModule>): Page {
  return sharedPage(load)({});
}

/** Creates a page that several routes share, each with its own props. */
export function sharedPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): (props: Props) => Page {
  let module: PageModule<Props> | undefined;
  return (props) => ({
    preload: async () => {
      module = await load();
    },
    render: () => module && createElement(module.default, props),
    meta: () => (typeof module?.meta === 'function' ? module.meta(props) : module?.meta),
    file: () => module?.file,
  });
}
