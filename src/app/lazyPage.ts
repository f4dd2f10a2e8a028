import { createElement, type ComponentType, type ReactNode } from 'react';

/** A page's metadata for browsers and search engines. */
export interface PageMeta {
  /** Without the brand, which is added to every title. */
  title: string;
  description: string;
}

export interface PageModule<Props = object> {
  default: ComponentType<Props>;
  /** For the page, or by the props of each route that shares it. */
  meta: PageMeta | ((props: Props) => PageMeta);
}

export interface PageContent {
  element: ReactNode;
  meta: PageMeta;
  /** The component's name, which is that of its file: the build finds the page's chunk by it. */
  name: string;
}

/** A page whose code is loaded on demand or in advance. */
export interface Page {
  load: () => Promise<PageContent>;
  /** Undefined until the code is loaded. */
  content: PageContent | undefined;
}

/** Creates the page of a route. @param props those of the page's component */
export function lazyPage<Props extends object>(load: () => Promise<PageModule<Props>>, props: Props): Page {
  const page: Page = {
    content: undefined,
    load: async () => {
      const { default: Content, meta } = await load();
      return (page.content ??= {
        element: createElement(Content, props),
        meta: typeof meta === 'function' ? meta(props) : meta,
        name: Content.name,
      });
    },
  };
  return page;
}
