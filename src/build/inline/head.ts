import { awaitFaces } from './awaitFaces';
import { markSession } from './markSession';
import { markStray } from './markStray';

/** The program in a page's head: it runs before anything paints. */

// A phone's navigation is in its closed menu, so there the storage, which takes a while to open, waits (startPage.ts).
if (matchMedia('(min-width: 1024px)').matches) markSession();
markStray(document.currentScript?.dataset.others);
// Until startPage.ts takes it away, the page is its first screen; one that is loaded again may stand further down.
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') {
  document.documentElement.dataset.first = '';
}
awaitFaces();
