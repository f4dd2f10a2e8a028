import { reloadOnce } from '../../app/missingChunk';

/** In Firefox the app's files fail to load when the page is left: by then it is gone. */
const LEFT_MS = 1000;

/** What happens if the app can't be loaded: the page is loaded again, once; then the console says why. */
export function recover(error: unknown): void {
  setTimeout(() => {
    reloadOnce().catch(() => console.error('The app could not be loaded', error));
  }, LEFT_MS);
}
