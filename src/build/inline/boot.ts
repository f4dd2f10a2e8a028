import { completeStyles } from './completeStyles';
import { loadApp } from './loadApp';
import { markSession } from './markSession';
import { once } from './once';
import { recover } from './recover';
import { whenToStart } from './whenToStart';

/** The program at a page's end: it completes the first screen once that is drawn, and starts the app. */

const script = document.currentScript;
// At the latest when the app starts.
const complete = once(() => {
  completeStyles();
  markSession();
});
requestAnimationFrame(() => setTimeout(complete));
whenToStart(() => {
  complete();
  if (script) loadApp(script.dataset, recover);
});
