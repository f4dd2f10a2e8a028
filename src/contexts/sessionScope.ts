import { onSessionChange } from '../api/sessionStore';
import { forgetOwnMirror, onOtherTabMirror, readMirror } from './cartMirror';

/** What the cart does while the session lasts. */
interface Callbacks {
  /** Called at the start, and when a page comes back from the back/forward cache. */
  load: () => void;
  /** Another tab has changed the cart's mirror. */
  syncFromOtherTab: () => void;
}

/** Ties a customer's cart to the session: its work begins with `start` and stops at once when the session ends. */
export function createSessionScope(userId: string) {
  let life = new AbortController();
  return {
    /** Aborted when the session has ended. Each start makes a new one. */
    signal: (): AbortSignal => life.signal,
    /** @returns the function that ends it */
    start: ({ load, syncFromOtherTab }: Callbacks): (() => void) => {
      const own = new AbortController();
      life = own;
      const shownAgain = (event: PageTransitionEvent): void => {
        if (event.persisted) load();
      };
      const stopFollowing = onOtherTabMirror(syncFromOtherTab);
      const stop = (): void => {
        own.abort();
        stopFollowing();
        stopListening();
        window.removeEventListener('pageshow', shownAgain);
      };
      // Synchronously, not with the next render: no call of one customer may carry the token of another.
      const stopListening = onSessionChange((session) => {
        stop();
        if (session?.user.id !== userId) forgetOwnMirror();
      });
      window.addEventListener('pageshow', shownAgain);
      // Reading removes garbage.
      readMirror();
      load();
      return stop;
    },
  };
}
