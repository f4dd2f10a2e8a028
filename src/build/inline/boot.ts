import { nextFrame } from '../../lib/nextFrame';
import { completeStyles } from './completeStyles';
import { loadApp } from './loadApp';
import { markSession } from './markSession';
import { once } from './once';
import { recover } from './recover';
import { restCanWait } from './restCanWait';
import { whenToStart } from './whenToStart';

/** The program at a page's end: it completes the first screen once that is drawn, and starts the app. */

const script = document.currentScript;
const complete = once(() => {
  completeStyles();
  markSession();
});
void nextFrame().then(() => {
  if (!restCanWait()) complete();
});
whenToStart(() => {
  // The frame with the first picture comes before the layout of all else. The shell has none, and goes by the session.
  if (script?.dataset.pages) complete();
  else void nextFrame().then(complete);
  if (script) loadApp(script.dataset, complete, recover);
});
