import { leadGuests } from './leadGuests';
import { markSession } from './markSession';
import { pageFiles } from './pageFiles';
import { startPage } from './startPage';

/** The program at the shell's end: what stands there goes by the session. */

markSession();
const { pages = '{}', ...files } = document.currentScript?.dataset ?? {};
const signedIn = 'session' in document.documentElement.dataset;
const [ofPage, intro] = pageFiles(pages, location.pathname, signedIn);
if (intro) leadGuests(intro);
startPage(files, ofPage);
