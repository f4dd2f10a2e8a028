import { nextFrame } from '../../lib/nextFrame';
import { loadApp } from './loadApp';
import { markSession } from './markSession';
import { nameFonts } from './nameFonts';
import { once } from './once';
import { recover } from './recover';
import { restCanWait } from './restCanWait';
import { whenToStart } from './whenToStart';

/** The program at a page's end: it completes the first screen once that is drawn, and starts the app. */

const script = document.currentScript;
const complete = once(() => {
  delete document.documentElement.dataset.first;
  markSession();
});
void nextFrame().then(() => {
  if (restCanWait()) return;
  nameFonts();
  complete();
});
whenToStart(() => {
  // The layout of all else comes once the frame with the first picture is on screen: only then is the next one asked
  // for. The shell has no picture, and goes by the session.
  if (script?.dataset.pages) complete();
  else void nextFrame().then(nextFrame).then(complete);
  if (script) loadApp(script.dataset, complete, recover);
});
