import { StrictMode, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#house/fonts.css';
import '#house/webFonts.css';
import '#house/colours.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/classes.css';
import '#ui/styles/motion.css';
import '#ui/styles/print.css';
import { loadClient } from '#api/send';
import { repeatPress } from '#boot/earlyPress';
import { idle } from '#lib/idle';
import { markStarted } from '#lib/useHydrated';
import { beginVisit } from '#shop/session/sessionStore';
import { App, ShopRouter } from './App';
import { judgeStart } from './bottleTransition';
import { Events } from './events/Events';
import { routeOf } from './routes';

/** When React began. */
let began = 0;

/** Hydrates the prerendered page in `#root` (`data-path`) once its code is loaded, or renders into the shell. */
export function startApp(): void {
  const root = document.getElementById('root');
  if (!root) return;
  collapseLeadingSlashes();
  const shop = <App />;
  const app = (
    <StrictMode>
      <Started>
        <ShopRouter>{__EVENTS__ ? <Events>{shop}</Events> : shop}</ShopRouter>
      </Started>
    </StrictMode>
  );
  const entry = routeOf(window.location.pathname);
  const isStillThere = (): boolean => routeOf(window.location.pathname) === entry;
  const begin = (): void => {
    began = performance.now();
    window.earlyPress?.stop();
    beginVisit();
  };
  const render = (): void => {
    begin();
    // In one task, so that no press is made between the old elements and the new ones.
    flushSync(() => createRoot(root).render(app));
  };
  const hydrate = (): void => {
    begin();
    if (window.headCall?.isOk) void entry.page.content?.takeHeadAnswer?.();
    hydrateRoot(root, app, { onRecoverableError: window.reportError });
  };
  // The shell, or Back has led to another page meanwhile.
  if (root.dataset.path !== entry.path) return render();
  // Without the page's code, hydration is not possible.
  entry.page.load().then(() => (isStillThere() ? hydrate() : render()), render);
}

/** Collapses leading slashes of the address: to the router, `//products` would be an address of another host. */
function collapseLeadingSlashes(): void {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/^\/+/, '/');
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Starts what waits for the first render. It wraps the app: a sibling would change the ids of `useId`. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    // From here on the app itself renders the links of guests or customers.
    delete document.documentElement.dataset.session;
    markStarted();
    repeatPress();
    judgeStart(performance.now() - began);
    // A press need not wait for it. A call that needs it tries again, and reports the failure.
    void idle().then(() => loadClient().catch(() => undefined));
  }, []);
  return children;
}
