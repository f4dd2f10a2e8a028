import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { App, ShopRouter } from './App';
import { Events } from './Events';
import { routeOf } from './routes';
import { loadWebFonts } from './webFonts';

/**
 * Starts the shop in `#root`. A prerendered page has its path in `data-path` and is hydrated once the page's
 * code is loaded. The neutral shell, and a file that a host serves for another page's address, are rendered
 * from scratch.
 */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <ShopRouter>
        {__EVENTS__ ? (
          <Events>
            <App />
          </Events>
        ) : (
          <App />
        )}
      </ShopRouter>
      <Started />
    </StrictMode>
  );
  const entry = routeOf(window.location.pathname);
  const render = (): void => {
    const { dataset } = document.documentElement;
    // The markup of another page is hidden; remove it.
    if ('wrongPage' in dataset) root.replaceChildren();
    delete dataset.wrongPage;
    createRoot(root).render(app);
  };
  const prerendered = root.dataset.path;
  if (!prerendered) {
    render();
  } else if (prerendered === entry.path) {
    const hydrate = (): void => {
      // Back may have led to another page while this one's code was loading.
      if (routeOf(window.location.pathname) === entry) hydrateRoot(root, app);
      else start();
    };
    // Without the page's code, hydration is not possible.
    entry.page.preload().then(hydrate, render);
  } else {
    // The file of another page: hidden on a known address; an unknown address shows Home.
    entry.page.preload().then(render, render);
  }
}

/** Work that waits until the first render is on screen. */
function Started() {
  useEffect(() => {
    // From here on the app itself renders the links of guests or customers.
    delete document.documentElement.dataset.session;
    void loadWebFonts();
  }, []);
  return null;
}
