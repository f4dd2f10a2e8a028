import { onSessionChange } from '../api/sessionStore';
import { forgetOwnMirror, onForeignMirror, readMirror } from './cartMirror';

/** What is done while a life lasts. */
interface Doings {
  /** At its start, and when a page comes back from the back/forward cache. */
  load: () => void;
  /** Another tab has changed the cart's mirror. */
  follow: () => void;
}

/** Ties what is done for a customer to the session: it begins with `start`, and ends at once with the session. */
export function createSessionLife(userId: string) {
  let life = new AbortController();
  return {
    /** Aborted when the life has ended. Each start begins another. */
    signal: (): AbortSignal => life.signal,
    /** @returns the function that ends it */
    start: ({ load, follow }: Doings): (() => void) => {
      const own = new AbortController();
      life = own;
      const shownAgain = (event: PageTransitionEvent): void => {
        if (event.persisted) load();
      };
      const stopFollowing = onForeignMirror(follow);
      const stop = (): void => {
        own.abort();
        stopFollowing();
        stopListening();
        window.removeEventListener('pageshow', shownAgain);
      };
      // At once, not with the next render: nothing of one customer may be sent with the token of another.
      const stopListening = onSessionChange((session) => {
        stop();
        if (session?.user.id !== userId) forgetOwnMirror();
      });
      window.addEventListener('pageshow', shownAgain);
      // Garbage in it is removed.
      readMirror();
      load();
      return stop;
    },
  };
}
