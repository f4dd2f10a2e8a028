import { showNotLoaded } from './showNotLoaded';
import { loadFontsAfterScripts } from './webFonts';

/** The program at a page's end: it starts the app, whose files the head has already requested. */

const { entry = '' } = document.currentScript?.dataset ?? {};
const loadOtherFonts = loadFontsAfterScripts();
import(/* @vite-ignore */ entry).catch(showNotLoaded).finally(loadOtherFonts);
