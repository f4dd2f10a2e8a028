import { startPage } from './startPage';

/** The program at a page's end. */

startPage(document.currentScript?.dataset ?? {}, []);
