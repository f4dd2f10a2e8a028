import { once } from './once';

const GIVE_UP_MS = 3000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Starts the app once the first picture is there, so that the two don't share the line; at once when the user
 * touches the page or it is another one's, and in any case after a while.
 */
export function whenToStart(start: () => void): void {
  const go = once(() => {
    TOUCHES.forEach((name) => removeEventListener(name, go, true));
    start();
  });
  TOUCHES.forEach((name) => addEventListener(name, go, { capture: true, passive: true }));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete || 'stray' in document.documentElement.dataset) {
    go();
  } else {
    picture.onload = picture.onerror = go;
    setTimeout(go, GIVE_UP_MS);
  }
}
