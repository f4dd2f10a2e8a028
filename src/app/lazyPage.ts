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

/** A page whose code is loaded. */
export interface PageContent {
  element: ReactNode;
  meta: PageMeta;
  file: string | undefined;
}

/** A page whose code is loaded on demand or in advance. */
export interface Page {
  load: () => Promise<PageContent>;
  /** Undefined until the code is loaded. */
  content: () => PageContent | undefined;
}

/** Creates a page from its module. */
export function lazyPage(load: () => Promise<PageModule>): Page {
  return sharedPage(load)({});
}

/** Creates a page that several routes share, each with its own props. */
export function sharedPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): (props: Props) => Page {
  let loaded: PageModule<Props> | undefined;
  return (props) => {
    const contentOf = ({ default: Content, meta, file }: PageModule<Props>): PageContent => ({
      element: createElement(Content, props),
      meta: typeof meta === 'function' ? meta(props) : meta,
      file,
    });
    return {
      load: async () => contentOf((loaded = await load())),
      content: () => loaded && contentOf(loaded),
    };
  };
}
