import { keepPresses } from './presses';
import { markSession } from './markSession';
import { markWrongPage } from './markWrongPage';
import { sendFirstCall } from './firstCall';
import { preload, shellPage } from './shellPage';

/** The program in a page's head: it runs before anything is painted, and before the app's files come. */

const { call, others, pages } = document.currentScript?.dataset ?? {};
const signedIn = markSession();
if (call) sendFirstCall(call);
if (pages) {
  const page = shellPage(pages, location.pathname, signedIn);
  if (page.call) sendFirstCall(page.call);
  page.files.forEach(preload);
  if (page.intro) document.documentElement.dataset.intro = page.intro;
}
markWrongPage(others);
keepPresses();
