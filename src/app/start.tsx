import { startTransition, StrictMode } from 'react';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { App } from './App';
import { createRoot, hydrateRoot } from './reactDom';
import { routeOf } from './routes';
import { ShopRouter } from './ShopRouter';

/**
 * Starts the shop in `#root`. A prerendered page says in `data-path` which address it
 * is of: there it is hydrated once the page's code is loaded. The neutral shell, and a file that a host serves on
 * another page's address, are rendered from scratch.
 */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <ShopRouter>
        <App />
      </ShopRouter>
    </StrictMode>
  );
  const entry = routeOf(window.location.pathname);
  const render = (): void => {
    const { dataset } = document.documentElement;
    // Another page's markup is hidden there; it must not show while this one is rendered in slices.
    if ('stray' in dataset) root.replaceChildren();
    delete dataset.stray;
    startTransition(() => createRoot(root).render(app));
  };
  const made = root.dataset.path;
  if (!made) {
    render();
  } else if (made === entry.path) {
    const hydrate = (): void => {
      // Back has led to another page while this one's code came.
      if (routeOf(window.location.pathname) !== entry) {
        start();
        return;
      }
      // As a transition it is done in slices, between which the page answers.
      startTransition(() => void hydrateRoot(root, app));
      // Between two slices: its first call is as much work as a few of them.
      setTimeout(entry.page.callEarly);
    };
    // Without the page's code there is nothing to take over.
    entry.page.preload().then(hydrate, render);
  } else {
    // Another page's file: hidden on a known address; on an unknown one Home, which is what shows there.
    entry.page.preload().then(render, render);
  }
}
