import { lazy, useState, type ComponentType } from 'react';
import { reloadOnce } from '../lib/missingCode';

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
  /** Makes the page's first call, at the start of a visit that begins there. */
  callEarly?: (props: Props) => void;
}

/** A page whose code is loaded when it is needed, or before. */
export interface Page {
  Component: ComponentType;
  /** Loads the code; from then on the page renders at once, without a fallback. */
  preload: () => Promise<Pick<PageModule, 'prefetch'>>;
  /** What the page says of itself, once its code is loaded. */
  meta: () => PageMeta | undefined;
  /** Makes its first call, once its code is loaded, before it is rendered. */
  callEarly: () => void;
  /** Lets the next mount load the code again, after a failure to do so was shown. */
  forgetFailure: () => void;
}

/** Makes a page of its loader. A load that failed is tried again by the next one. */
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
  const makeLazy = () => lazy(() => preload().catch(reloadOnce));
  let Lazy = makeLazy();
  // Not while rendering: React renders a suspended page again and again, and would load it without end.
  const forgetFailure = (): void => {
    if (!module) Lazy = makeLazy();
  };
  return (props) => ({
    Component: function Component() {
      // Chosen once a mount: a page that is there at once must not be mounted again when the lazy one arrives.
      const [Shown] = useState<ComponentType<Props>>(() => module?.default ?? Lazy);
      return <Shown {...props} />;
    },
    preload,
    meta: () => (typeof module?.meta === 'function' ? module.meta(props) : module?.meta),
    callEarly: () => module?.callEarly?.(props),
    forgetFailure,
  });
}
