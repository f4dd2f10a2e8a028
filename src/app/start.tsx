import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { App } from './App';
import { routeOf } from './routes';

/**
 * Starts the shop in `#root`. A page whose first screen was made at build says in `data-path` which address it
 * is of: it is hydrated there once the page's code is loaded; anything else is rendered anew.
 */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const entry = routeOf(window.location.pathname);
  if (root.dataset.path === entry.path) {
    const hydrate = (): unknown => hydrateRoot(root, app);
    entry.page.preload().then(hydrate, hydrate);
  } else {
    createRoot(root).render(app);
  }
}
