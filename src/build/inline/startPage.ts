import { nextFrame } from '../../lib/nextFrame';
import { loadApp } from './loadApp';
import { markSession } from './markSession';
import { nameFonts } from './nameFonts';
import { once } from './once';
import { recover } from './recover';
import { restCanWait } from './restCanWait';
import { whenToStart } from './whenToStart';

/**
 * Completes the first screen once that is drawn, and starts the app.
 * @param files the addresses that the page's own script names
 * @param ofPage those that the page needs besides
 */
export function startPage(files: DOMStringMap, ofPage: readonly string[]): void {
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
    // for. The bare shell has no picture.
    if (document.getElementById('root')?.dataset.path) void nextFrame().then(nextFrame).then(complete);
    else complete();
    loadApp(files, ofPage, complete, recover);
  });
}
