import { showNotLoaded } from './showNotLoaded';

/** The program at a page's end: it starts the app, whose files the head has already requested. */

const { entry = '' } = document.currentScript?.dataset ?? {};
import(/* @vite-ignore */ entry).catch(showNotLoaded);
