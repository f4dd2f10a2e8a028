import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths';
import { idle } from '#lib/idle';
import { pageAt } from './heldHistory';
import { routes } from './routes';

const perfumePaths = routes.filter(({ ground }) => ground).map(({ path }) => path);

/** The pages that are likely next. All perfumes have one page's code. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [paths.products, ...perfumePaths.slice(0, 1)],
  [paths.products]: perfumePaths.slice(0, 1),
  [paths.cart]: [paths.orders],
  [paths.login]: [paths.home],
};

// The navigation itself retries and reports a failure.
const load = (path: string): void =>
  void pageAt(path)
    .load()
    .catch(() => undefined);

/** Loads the code of a page when pointer, finger or focus reaches its link, and of likely next pages when idle. */
export function usePagePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const likely = LIKELY[pathname];
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!likely || connection?.saveData) return;
    let isLeft = false;
    void idle().then(() => {
      if (!isLeft) likely.forEach(load);
    });
    return () => {
      isLeft = true;
    };
  }, [pathname]);
  useEffect(() => {
    const intend = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && link.pathname !== window.location.pathname)
        load(link.pathname);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((name) => document.addEventListener(name, intend, { passive: true }));
    return () => intents.forEach((name) => document.removeEventListener(name, intend));
  }, []);
}
