import { isNarrowed } from '../../config/overlayAddress';
import { recordPresses } from './presses';
import { markWrongPage } from './markWrongPage';
import { sendFirstCall } from './firstCall';
import { preload, shellPage } from './shellPage';
import { storedCustomer } from './storedCustomer';

/** The program in a page's head: it runs before anything is painted, and before the app's files come. */

const { call, others, pages } = document.currentScript?.dataset ?? {};
const customer = storedCustomer();
// The first frame shows the links of a customer.
if (customer) document.documentElement.dataset.session = '';
if (isNarrowed(location.search)) document.documentElement.dataset.narrowed = '';
if (call) sendFirstCall(call, customer);
if (pages) {
  const page = shellPage(pages, location.pathname, customer !== undefined);
  if (page.call) sendFirstCall(page.call, customer);
  page.files.forEach(preload);
  if (page.intro) document.documentElement.dataset.intro = page.intro;
}
markWrongPage(others);
recordPresses();
