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
}

/** A module that is loaded on demand. */
export interface Code<Module> {
  /** Its file in src, by which the build finds its chunk; false in the browser. */
  file: string | false;
  load: () => Promise<Module>;
}

/** A page whose code is loaded on demand or preloaded. */
export interface Page {
  /** The files of its module, and of its props if they have a module of their own. */
  files: readonly (string | false)[];
  /** Loads the code, and the props if they are in a module of their own. */
  preload: () => Promise<readonly [module: object, props: object]>;
  /** Renders the page; undefined until its code is loaded. */
  render: () => ReactNode | undefined;
  /** The page's metadata; undefined until its code is loaded. */
  meta: () => PageMeta | undefined;
}

const isCode = <Props extends object>(given: Props | Code<Props>): given is Code<Props> => 'load' in given;

/** Creates a page from its module. */
export function lazyPage(file: string | false, load: () => Promise<PageModule>): Page {
  return sharedLazyPage(file, load)({});
}

/**
 * Creates a page that several routes share, each with its own props. Props in a module of their own are
 * loaded in parallel with the page's code.
 */
export function sharedLazyPage<Props extends object>(
  file: string | false,
  load: () => Promise<PageModule<Props>>,
): (props: Props | Code<Props>) => Page {
  const page = lazyModule(load);
  return (given) => {
    const own = isCode(given)
      ? lazyModule(given.load)
      : { get: () => given, load: () => Promise.resolve(given) };
    const ready = () => {
      const [module, props] = [page.get(), own.get()];
      return module && props && { module, props };
    };
    return {
      files: isCode(given) ? [file, given.file] : [file],
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
