import { awaitFaces } from './awaitFaces';
import { markSession } from './markSession';
import { markStray } from './markStray';

/** The program in a page's head: it runs before anything paints. */

// A phone's navigation is in its closed menu, so there the storage, which takes a while to open, waits (boot.ts).
if (matchMedia('(min-width: 1024px)').matches) markSession();
markStray(document.currentScript?.dataset.others);
awaitFaces();
